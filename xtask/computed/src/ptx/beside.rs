//! What PTX text asks for that is no form: parts of headers and of sections, and operands that ask for something themselves.
//!
//! No text of [`Form::parse`](crate::ptx::Form::parse) is one of these; the reader of PTX text finds them.
//! Source: `tests/data/ptx/real`, and ptxas 13.5, 13.0, 12.8, 12.4 and 11.8 asked about single statements; measured, written by hand.

use crate::ptx::family::Family;

/// In the words of ptxas's messages {name} is what the text calls it, {bytes} what a kernel's parameters take.
#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! { ".address_size"                 slots {} exists { ""; } asks { "" Feature  ".address_size directive"                             2.3 -  - -; } },
    family! { ".entry.prototype"              slots {} exists { ""; } asks { "" Feature  "kernel function prototype"                           3.0 -  - -; } },
    family! { ".func.parameter"               slots {} exists { ""; } asks { "" Unworded "Function parameter '{name}' has illegal state space" -   20 - -; } },
    family! { ".param.type.b128"              slots {} exists { ""; } asks { "" Feature  "Type .b128"                                          8.3 70 - -; } },
    family! { ".param.type.opaque"            slots {} exists { ""; } asks { "" Feature  "opaque type"                                         1.5 -  - -; } },
    family! { ".ptr.alone"                    slots {} exists { ""; } asks { "" Feature  "kernel parameter pointer attribute"                  2.2 -  - -; } },
    family! { ".section.line.label"           slots {} exists { ""; } asks { "" Feature  "Defining labels in .section"                         7.0 -  - -; } },
    family! { ".section.line.negative"        slots {} exists { ""; } asks { "" Feature  "Negative numbers in dwarf section"                   7.5 -  - -; } },
    family! { ".section.line.difference"      slots {} exists { ""; } asks { "" Feature  "labels1 - labels2 expression in .section"            7.5 -  - -; } },
    family! { ".section.line.offset"          slots {} exists { ""; } asks { "" Feature  "labels + imm expression in .section"                 3.2 -  - -; } },
    family! { ".target.texmode_independent"   slots {} exists { ""; } asks { "" Feature  "texmode_independent"                                 1.5 -  - -; } },
    family! { ".target.debug"                 slots {} exists { ""; } asks { "" Feature  "debug"                                               3.0 -  - -; } },
    family! { ".operand.ignored_source"       slots {} exists { ""; } asks { "" Feature  "igonre-src on cp.async"                              7.5 -  - -; } },
    family! { ".operand.predicate_of_texture" slots {} exists { ""; } asks { "" Feature  "Texture instruction with optional predicate result"  7.1 60 - - target first; } },
    family! {
        ".operand.indirect_texture"
        slots {}
        exists { ""; }
        asks {
            "" Feature     "indirect texture access" 3.1 -  - -;
            "" Instruction "indirect texture access" -   20 - -;
        }
    },
    family! {
        ".operand.indirect_surface"
        slots {}
        exists { ""; }
        asks {
            "" Feature     "indirect surface access" 3.1 -  - -;
            "" Instruction "indirect surface access" -   20 - -;
        }
    },
    family! {
        ".operand.indirect_call"
        slots {}
        exists { ""; }
        asks {
            "" Feature     "indirect call" 2.1 -  - -;
            "" Instruction "indirect call" -   20 - -;
        }
    },
    family! {
        ".entry.more_than_256"
        slots {}
        exists { ""; }
        asks {
            "" Unworded "Entry function '{name}' uses too much parameter space ({bytes} bytes, 0x100 max)." 1.5 - - -;
        }
    },
    family! {
        ".entry.more_than_4352"
        slots {}
        exists { ""; }
        asks {
            "" Unworded "Entry function '{name}' uses too much parameter space ({bytes} bytes, 0x100 max)."  1.5 -  -    -;
            "" Unworded "Entry function '{name}' uses too much parameter space ({bytes} bytes, 0x1100 max)." 8.1 -  -    - from 1.5;
            "" Feature  "Kernel parameter size larger than 4352 bytes"                                       8.1 70 12.1 - target first;
        }
    },
    // No .version is enough.
    family! {
        ".entry.more_than_32764"
        slots {}
        exists { ""; }
        asks {
            "" Unworded "Entry function '{name}' uses too much parameter space ({bytes} bytes, 0x100 max)."  1.5  -  -    -;
            "" Unworded "Entry function '{name}' uses too much parameter space ({bytes} bytes, 0x1100 max)." 8.1  -  -    - from 1.5;
            "" Unworded "Entry function '{name}' uses too much parameter space ({bytes} bytes, 0x7ffc max)." 99.0 -  -    - from 8.1;
            "" Feature  "Kernel parameter size larger than 4352 bytes"                                       8.1  70 12.1 - target first;
        }
    },
];
