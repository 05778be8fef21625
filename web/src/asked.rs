//! A question as JSON has it: a command, its words and its options.

use crate::Said;
use serde::Serialize;
use serde_json::{Map, Value};
use smarch::documented::Evidence;
use smarch_answers::check::ALL_TOOLKITS;
use smarch_answers::files::{Budget, Limit};
use smarch_answers::{Answered, Axes, Refusal, bytes, driver, ptx_version, toolkit};

/// A question.
pub struct Asked {
    map: Map<String, Value>,
    /// For which toolkit and driver.
    pub axes: Axes,
}

impl Asked {
    /// The question that JSON holds.
    pub fn parse(question: &[u8]) -> Result<Self, Refusal> {
        let map =
            serde_json::from_slice(question).map_err(|error| Refusal(format!("the question is no JSON: {error}")))?;
        let mut asked = Self { map, axes: Axes::default() };
        let is_of_all = asked.command() == "check" && asked.text("toolkit").as_deref() == Some(ALL_TOOLKITS);
        if let Some(text) = asked.text("toolkit").filter(|text| !text.is_empty() && !is_of_all) {
            (asked.axes.toolkit, asked.axes.names_toolkit) = (toolkit(&text)?, true);
        }
        if let Some(text) = asked.text("driver").filter(|text| !text.is_empty()) {
            (asked.axes.driver, asked.axes.names_driver) = (driver(&text)?, true);
        }
        let compat = asked.text("compat").filter(|text| !text.is_empty());
        asked.axes.compat = compat.map(|text| driver(&text)).transpose()?;
        if asked.axes.compat.is_some() && !asked.axes.names_driver {
            return Err("compat takes driver, the kernel's".into());
        }
        Ok(asked)
    }

    /// Which command.
    pub fn command(&self) -> &str {
        self.map.get("ask").and_then(Value::as_str).unwrap_or_default()
    }

    /// What is typed after it.
    pub fn words(&self) -> Vec<String> {
        let words = self.map.get("words").and_then(Value::as_array).into_iter().flatten();
        words.filter_map(text_of).collect()
    }

    /// The only word.
    pub fn word(&self) -> Result<String, Refusal> {
        let [word] =
            <[String; 1]>::try_from(self.words()).map_err(|_| Refusal(format!("{} takes one word", self.command())))?;
        Ok(word)
    }

    /// An option's value.
    pub fn text(&self, option: &str) -> Option<String> {
        self.map.get(option).and_then(text_of)
    }

    /// The values of an option that may be given several times.
    pub fn texts(&self, option: &str) -> Vec<String> {
        match self.map.get(option) {
            Some(Value::Array(values)) => values.iter().filter_map(text_of).collect(),
            _ => self.text(option).into_iter().collect(),
        }
    }

    /// Whether a switch is on.
    pub fn flag(&self, option: &str) -> bool {
        self.map.get(option).and_then(Value::as_bool).unwrap_or(false)
    }

    /// How much dynamic shared memory is opted in to: a number, or where the option stands alone, or is true, as much as there is.
    pub fn optin<T: TryFrom<u64>>(&self, dynamic_smem: Option<T>) -> Result<Option<T>, Refusal> {
        match self.text("optin") {
            Some(text) if !text.is_empty() => self.bytes("optin"),
            stands_alone => Ok(dynamic_smem.filter(|_| stands_alone.is_some() || self.flag("optin"))),
        }
    }

    /// What the answer to this question may take.
    pub fn budget(&self) -> Result<Budget, Refusal> {
        let mut budget = Budget::default();
        for limit in Limit::ALL {
            let option = limit.option().trim_start_matches('-');
            let most = if limit.is_of_bytes() { self.bytes(option)? } else { self.number(option)? };
            if let Some(most) = most {
                budget = budget.with(limit, most);
            }
        }
        Ok(budget)
    }

    /// An option that is a number.
    pub fn number<T: TryFrom<u64>>(&self, option: &str) -> Result<Option<T>, Refusal> {
        let Some(text) = self.text(option) else { return Ok(None) };
        let digits = Some(&text).filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
        let number = digits.and_then(|digits| digits.parse::<u64>().ok());
        let number = number.and_then(|number| T::try_from(number).ok());
        number.map(Some).ok_or_else(|| Refusal(format!("{option} takes a number, not '{text}'")))
    }

    /// An option that is a number of bytes: 49152, 48KiB.
    pub fn bytes<T: TryFrom<u64>>(&self, option: &str) -> Result<Option<T>, Refusal> {
        self.text(option).map(|text| bytes(option, &text)).transpose()
    }

    /// The `.version` that is asked about; the newest of the toolkit where none is.
    pub fn ptx(&self) -> Result<smarch::Version, Refusal> {
        self.text("ptx").map_or(Ok(self.axes.toolkit.ptx()), |text| ptx_version(&text))
    }

    /// The answer with what stands around every one.
    pub fn said(&self, evidence: Evidence, answer: &impl Serialize) -> Said {
        crate::json(&Answered::new(&self.axes, evidence, answer))
    }
}

fn text_of(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}
