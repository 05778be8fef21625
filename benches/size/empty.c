// What any program has.
int main(void) { return 0; }
