//! PTX: its forms, its text, its versions.

mod forms;
mod head;
mod text;
mod versions;
