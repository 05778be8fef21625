//! `smarch profile steps TARGET`: what each step of construction stores.

use super::{part_text, refuse_name};
use crate::front::text_of;
use crate::layout::bytes_of;
use crate::output::{Done, Exit, Output};
use crate::table::{Table, print_tables};
use smarch::profile::Inputs;
use smarch_answers::DOCUMENTED;
use smarch_answers::profile::{steps, target_of};
use std::ffi::OsStr;

pub fn show_steps(output: &Output, target: &OsStr, inputs: &Inputs<'_>) -> Done {
    let name = text_of(target);
    let target = target_of(&name).ok_or_else(|| refuse_name(&name))?;
    let answer = steps(target, inputs).map_err(|refusal| format!("{name}: {refusal}"))?;
    if output.json {
        output.json(DOCUMENTED, &answer);
        return Ok(Exit::Yes);
    }
    let mut order = Table::new(["step", "function and what it does", "stores"]);
    let mut table = Table::new(["step", "offset", "width", "field", "value", "from"]);
    for (position, step) in answer.step_stores.iter().enumerate() {
        let number = (position + 1).to_string();
        let optional = if step.is_optional { ", optional" } else { "" };
        order.add(vec![number.clone(), format!("{}{optional}", step.step), step.stores.len().to_string()]);
        for row in &step.stores {
            table.add(vec![
                number.clone(),
                format!("+{}", row.offset_bytes),
                row.width_bytes.to_string(),
                row.name.to_string(),
                match row.width_bytes {
                    0..=8 => part_text(&row.raw, row.offset_bytes, row.value),
                    _ => bytes_of(&row.raw),
                },
                row.stored.to_string(),
            ]);
        }
    }
    print_tables(output, [&order, &table]);
    Ok(Exit::Yes)
}
