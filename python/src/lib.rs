//! The module `_smarch`: what the package `smarch` asks the library and its answers. It decides and composes nothing. Answers leave it as
//! their JSON, values as texts and numbers; the package makes objects of them.

mod archs;
mod command;
mod errors;
mod files;
mod hardware;
mod patience;
mod ptx;
mod values;

use pyo3::prelude::*;

#[pymodule]
mod _smarch {
    #[pymodule_export]
    use crate::archs::{
        archs_advise, archs_combine, archs_cover, archs_covers, archs_minimize, archs_parse, archs_write,
    };
    #[pymodule_export]
    use crate::command::{command, main};
    #[pymodule_export]
    use crate::files::{File, diff, report_of};
    #[pymodule_export]
    use crate::hardware::{curve, fits, hardware, next_step, occupancy, occupancy_many};
    #[pymodule_export]
    use crate::ptx::{ptx_check, ptx_items, ptx_requirements, ptx_targets};
    #[pymodule_export]
    use crate::values::{
        best_target, compiles, defaults, device, driver, driver_ptx, jits, links, loads, machine_drivers, name, starts,
        target_of_device, target_row, toolkit, toolkit_ptx, version, with_suffix,
    };
}
