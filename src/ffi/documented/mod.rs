//! What the documents say, table by table.

mod cicc;
mod claims;
mod compatibility;
mod dispatch;
mod errata;
mod finalize;
mod generations;
mod hardware;
mod names;
mod nvlink;
mod nvptx;
mod options;
mod registry;
mod symbols;
