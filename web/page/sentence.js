// The sentence that an answer begins with: the verdict, the reason and what helps.
import { element, verdict_mark } from "./dom.js";
import { visible } from "./words.js";

/// "no: REASON; WHAT HELPS" with its first word as a mark.
export function sentence_line(sentence, properties = {}) {
    const [, word, rest] = sentence.match(/^(\w+)(.*)$/s);
    return element("p", properties, verdict_mark(word), visible(rest));
}
