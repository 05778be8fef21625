//! The page's side of `smarch-answers`: a question as JSON in, the answer as JSON out, equal to what the command prints with `--json`; and files,
//! opened once and asked as often as one likes.
//!
//! A question is `{"ask": "occupancy", "words": ["sm_90"], "block": 256}`: a command, what is typed after it, and its options. What names a file
//! there is the name under which it was opened.

mod asked;
mod commands;
mod documented;
#[cfg(target_arch = "wasm32")]
mod exports;
mod inputs;
mod kernels;
mod of_files;
mod page;
mod profile;

use asked::Asked;
use serde::Serialize;
use smarch_answers::Refusal;

/// What was opened, and the kernels that are paged through.
#[derive(Default)]
pub struct Session {
    files: inputs::Files,
    reading: kernels::Reading,
}

/// An answer as JSON, or why there is none.
type Said = Result<String, Refusal>;

fn json(answer: &impl Serialize) -> Said {
    serde_json::to_string(answer).map_err(|error| Refusal(error.to_string()))
}

impl Session {
    /// Keeps a file under its name, in place of one that was called so.
    pub fn open(&mut self, name: String, bytes: Vec<u8>) {
        self.files.insert(name, bytes.into());
    }

    /// Answers a question: `{"answer": ...}`, or `{"refusal": "a sentence"}`.
    pub fn ask(&mut self, question: &[u8]) -> String {
        let said = Asked::parse(question).and_then(|asked| match page::answer(self, &asked) {
            Some(said) => said,
            None => commands::answer(&asked, &self.files),
        });
        said.map_or_else(
            |refusal| {
                // The page has fields where the command has options.
                let named = refusal.option().map(|(option, rest)| option.to_owned() + rest);
                serde_json::json!({ "refusal": named.unwrap_or(refusal.0) }).to_string()
            },
            |answer| format!("{{\"answer\":{answer}}}"),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Session;
    use serde_json::{Value, json};

    const CUBIN: &[u8] = include_bytes!("../../examples/kernels/kernels.cubin");

    fn asked(session: &mut Session, question: Value) -> Value {
        serde_json::from_str(&session.ask(question.to_string().as_bytes())).unwrap()
    }

    #[test]
    fn what_is_no_question_is_refused() {
        let mut session = Session::default();
        for question in [&b""[..], b"[]", b"{}", b"\xff", br#"{"ask":"report","words":["none.so"]}"#] {
            let said: Value = serde_json::from_str(&session.ask(question)).unwrap();
            assert!(said["refusal"].is_string(), "{said}");
        }
    }

    #[test]
    fn a_refusal_names_the_field() {
        let mut session = Session::default();
        session.open("kernels.cubin".to_owned(), CUBIN.to_vec());
        let said = asked(&mut session, json!({"ask": "report", "words": ["kernels.cubin"], "block": 5000}));
        assert_eq!(said["refusal"], "block takes a number from 1 to 1024, not '5000'");
        let said = asked(&mut session, json!({"ask": "occupancy", "words": ["sm_90"], "block": 5000}));
        assert_eq!(said["refusal"], "block: a block has 1 to 1024 threads on sm_90, not 5000");
    }

    #[test]
    fn of_several_files_those_are_told_that_can_be_read() {
        let mut session = Session::default();
        for name in ["one.txt", "two.txt"] {
            session.open(name.to_owned(), b"no device code".to_vec());
        }
        assert!(asked(&mut session, json!({"ask": "report", "words": ["one.txt"]}))["refusal"].is_string());
        let of_both = asked(&mut session, json!({"ask": "report", "words": ["one.txt", "two.txt"]}));
        assert_eq!(of_both["answer"]["reports"], json!([]));
    }

    #[test]
    fn kernels_are_paged_in_any_order() {
        let mut session = Session::default();
        session.open("kernels.cubin".to_owned(), CUBIN.to_vec());
        let begun = asked(&mut session, json!({"ask": "read", "words": ["kernels.cubin"]}));
        assert_eq!(begun["answer"]["next"], "kernels.cubin");
        let step = asked(&mut session, json!({"ask": "read on"}));
        assert_eq!((&step["answer"]["next"], &step["answer"]["report"]["kernel_count"]), (&Value::Null, &json!(3)));
        let names = |session: &mut Session, question: Value| -> Vec<Value> {
            let page = asked(session, question);
            page["answer"]["rows"].as_array().unwrap().iter().map(|row| row["name"].clone()).collect()
        };
        let by_registers = json!({"ask": "kernels", "order": "registers_per_thread", "descending": true, "count": 1});
        assert_eq!(names(&mut session, by_registers), ["gemm_f16"]);
        let by_name = json!({"ask": "kernels", "order": "name", "from": 1});
        assert_eq!(names(&mut session, by_name), ["reduce_sum", "vector_add"]);
        assert_eq!(names(&mut session, json!({"ask": "kernels", "filter": "GEMM"})), ["gemm_f16"]);
        assert!(asked(&mut session, json!({"ask": "kernels", "order": "size"}))["refusal"].is_string());
    }
}
