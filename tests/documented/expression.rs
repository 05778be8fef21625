//! Integer expressions as the documents print them: `min(a / b, c)`, `ceil(a / b) * b`.

use std::collections::BTreeMap;

pub enum Expression {
    Name(String),
    Times(Box<Expression>, Box<Expression>),
    Over(Box<Expression>, Box<Expression>),
    Min(Box<Expression>, Box<Expression>),
    Ceil(Box<Expression>, Box<Expression>),
}

impl Expression {
    /// The value; division rounds down, within `ceil` up.
    pub fn evaluate(&self, values: &BTreeMap<String, u64>) -> u64 {
        let of = |part: &Self| part.evaluate(values);
        match self {
            Self::Name(name) => *values.get(name).unwrap_or_else(|| panic!("{name} has no value")),
            Self::Times(a, b) => of(a) * of(b),
            Self::Over(a, b) => of(a) / of(b),
            Self::Min(a, b) => of(a).min(of(b)),
            Self::Ceil(a, b) => of(a).div_ceil(of(b)),
        }
    }
}

/// Reads an expression; anything else panics.
pub fn parse(text: &str) -> Expression {
    let mut tokens = Vec::new();
    for word in text.split_whitespace() {
        let mut rest = word;
        while let Some(at) = rest.find(['(', ')', ',', '*', '/']) {
            let (name, tail) = rest.split_at(at);
            tokens.extend((!name.is_empty()).then_some(name));
            tokens.push(&tail[..1]);
            rest = &tail[1..];
        }
        tokens.extend((!rest.is_empty()).then_some(rest));
    }
    tokens.reverse();
    let expression = product(&mut tokens);
    assert!(tokens.is_empty(), "{text}: {tokens:?} is left");
    expression
}

fn product(tokens: &mut Vec<&str>) -> Expression {
    let mut left = term(tokens);
    while let Some(&operator @ ("*" | "/")) = tokens.last() {
        tokens.pop();
        let right = Box::new(term(tokens));
        left = match operator {
            "*" => Expression::Times(left.into(), right),
            _ => Expression::Over(left.into(), right),
        };
    }
    left
}

fn term(tokens: &mut Vec<&str>) -> Expression {
    let expect = |tokens: &mut Vec<&str>, token| assert_eq!(tokens.pop(), Some(token));
    match tokens.pop().expect("a term") {
        "min" => {
            expect(tokens, "(");
            let first = product(tokens);
            expect(tokens, ",");
            let second = product(tokens);
            expect(tokens, ")");
            Expression::Min(first.into(), second.into())
        }
        "ceil" => {
            expect(tokens, "(");
            let Expression::Over(a, b) = product(tokens) else {
                panic!("ceil of no quotient")
            };
            expect(tokens, ")");
            Expression::Ceil(a, b)
        }
        name => {
            assert!(name.chars().all(|c| c.is_alphanumeric() || c == '_'), "{name}");
            Expression::Name(name.into())
        }
    }
}
