// What the page's module answers about wheels: node faces.mjs PAGE < questions, a JSON array of lists of words of the command; prints the answers as a
// JSON array, or why there is none as {"refusal": ...}.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { open_page } from "../../web/tests/library.mjs";

const library = await open_page(resolve(process.argv[2]));
const opened = new Set();

function answered([ask, ...rest]) {
    const question = { ask, words: [] };
    while (rest.length) {
        const word = rest.shift();
        if (word.startsWith("--")) question[word.slice(2)] = rest.shift();
        else question.words.push(word);
    }
    for (const word of [...question.words, question.sizes, question.on].filter(Boolean))
        if (!opened.has(word) && word.endsWith(".whl") && existsSync(word)) {
            library.open_bytes(word, readFileSync(word));
            opened.add(word);
        }
    try {
        return library.ask(question);
    } catch (refusal) {
        return { refusal: refusal.message };
    }
}

console.log(JSON.stringify(JSON.parse(readFileSync(0)).map(answered)));
