//! What documents state of an address in ptxas and of an offset in a target's profile, and where they err.
use smarch::documented::symbols::{Binary, Symbol};
use smarch::documented::{Erratum, documents};
use smarch::profile;

fn main() {
    if let Some(symbol) = Symbol::of_address(Binary::Ptxas, 0x67_65f4) {
        println!("{}: {}", symbol.name, symbol.role);
    }
    if let Some(field) = profile::field_at(348) {
        println!("+{}: {}", field.offset, field.name);
    }
    if let Some(erratum) = Erratum::find(b"E09") {
        println!("{}: {}\n  {}", erratum.id, erratum.subject, erratum.library_answers);
    }
    for document in documents::DOCUMENTS {
        println!(
            "seed {:03} about {}: {}",
            document.number, document.binary, document.title
        );
    }
}
