//! PTX: its forms, its text, its versions.

mod forms;
mod head;
mod places;
mod text;
mod versions;
