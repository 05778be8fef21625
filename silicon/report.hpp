// The report: a row for each thing that was asked, with what the driver and the library answer.
#pragma once

#include <smarch.h>

#include <cstdint>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace silicon {

enum class Outcome {
    Agree,
    Disagree,
    // The library does not know, the driver answered: something to learn.
    Unknown,
    // The driver gave no answer: it ran out of memory, or its PTX compiler is not installed.
    Unanswered,
};
constexpr int Outcomes = 4;
const char *name_of(Outcome outcome);

class Report {
  public:
    // Throws where the file cannot be written.
    explicit Report(const std::string &path);

    // A line of the header: "# driver<TAB>13000".
    void head(const std::string &key, const std::string &value);
    // The names of the columns, after the header.
    void columns();
    // The device of the rows to come.
    void device(int number) { device_ = std::to_string(number); }

    void row(const std::string &question, const std::string &asked, const std::string &driver, const std::string &library, Outcome outcome);
    // Two numbers that must be equal.
    void equal(const std::string &question, const std::string &asked, std::int64_t driver, std::int64_t library);
    // What the library does not know.
    void unknown(const std::string &question, const std::string &asked, const std::string &driver, const std::string &why);
    // Something that could not be asked, and why. A line of the header's kind, also on the terminal.
    void skipped(const std::string &what);

    // Counts and every disagreement, to standard output.
    void summary() const;
    bool disagrees() const;
    std::size_t rows() const { return rows_; }
    // Throws where something could not be written.
    void close();

  private:
    void line(const std::string &text);

    std::string path_;
    std::ofstream file_;
    std::string device_ = "-";
    std::size_t rows_ = 0;
    std::vector<std::string> order_;
    std::map<std::string, std::size_t[Outcomes]> counts_;
    std::vector<std::string> disagreements_;
    std::vector<std::string> skipped_;
};

// "no: an image for a nearer compute capability is preferred".
std::string text_of(smarch_verdict verdict);

} // namespace silicon
