//! Lists of architectures.

use crate::errors::{code, error, error_at, refused};
use crate::values::{DriverNumbers, Judged, drivers_of, json, judged, name_of, toolkit_of};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use smarch::arch_list::{self, Context, Image, List, Operation, Problem, Syntax, combine, write_for};
use smarch::rules::cover::{CoverWith, cover};
use smarch::rules::coverage::{covers_why, minimize};
use smarch::rules::pick;
use smarch::{Cc, Error, Toolkit};
use smarch_answers::coverage::advised;
use smarch_answers::words;

/// An image by its name, and the target that it is made from.
type Written = (String, Option<String>);
/// A mistake: its code and sentence, and the bytes of the list where it is.
type Mistake = (String, String, u32, u32);

fn written(image: Image) -> Written {
    (image.name.to_string(), image.from.map(|from| from.to_string()))
}

fn image_of((name, from): &Written) -> PyResult<Image> {
    let from = from.as_deref().map(name_of).transpose()?;
    Ok(Image { name: name_of(name)?, from: from.map(|from| from.target) })
}

fn images_of(images: &[Written]) -> PyResult<Vec<Image>> {
    images.iter().map(image_of).collect()
}

fn list_of(images: &[Written]) -> PyResult<List> {
    List::of(images_of(images)?).map_err(error)
}

fn syntax_of(name: &str) -> PyResult<Syntax> {
    words::syntax(name).map_err(refused)
}

fn devices_of(devices: Vec<u32>) -> Vec<Cc> {
    devices.into_iter().map(Cc).collect()
}

/// What a driver looks at.
fn picked(toolkit: Toolkit, images: &[Written]) -> PyResult<Vec<pick::Image>> {
    Ok(words::as_picked(toolkit, images_of(images)?.into_iter()))
}

/// What a list builds, and the remarks on it; or what is wrong with it.
#[pyfunction]
#[pyo3(signature = (syntax, text, toolkit, devices, torch_newest, extra_flags))]
pub fn archs_parse(
    syntax: &str,
    text: Option<&[u8]>,
    toolkit: u32,
    devices: Option<Vec<u32>>,
    torch_newest: Option<u32>,
    extra_flags: &[u8],
) -> PyResult<(Vec<Written>, Vec<String>, Option<Mistake>)> {
    let devices = devices.map(devices_of);
    let context = Context {
        devices: devices.as_deref(),
        torch_newest: torch_newest.map(Cc),
        extra_flags,
        toolkit: toolkit_of(toolkit)?,
    };
    let syntax = syntax_of(syntax)?;
    let list = match text {
        Some(text) => arch_list::parse_in(syntax, text, &context),
        None => arch_list::unset(syntax, &context),
    };
    Ok(match list {
        Ok(list) => {
            let remarks = list.remarks().iter().map(|remark| remark.to_string()).collect();
            (list.images().map(written).collect(), remarks, None)
        }
        Err(Problem { error, span, .. }) => {
            let mistake = (code(error), error.text().to_string(), span.start, span.end);
            (Vec::new(), Vec::new(), Some(mistake))
        }
    })
}

/// The list as text; what cannot be said is an error at the place of the image.
#[pyfunction]
pub fn archs_write(toolkit: u32, syntax: &str, images: Vec<Written>) -> PyResult<String> {
    let list = list_of(&images)?;
    let text = write_for(toolkit_of(toolkit)?, syntax_of(syntax)?, &list);
    text.map(|text| text.to_string()).map_err(|why| error_at(why.error, why.image))
}

#[pyfunction]
pub fn archs_combine(operation: &str, images: Vec<Written>, others: Vec<Written>) -> PyResult<Vec<Written>> {
    let is_meant = |it: &&Operation| it.text().as_str() == operation;
    let operation = Operation::ALL.iter().find(is_meant);
    let operation = operation.ok_or_else(|| PyValueError::new_err("no such operation"))?;
    let list = combine(*operation, &list_of(&images)?, &list_of(&others)?).map_err(error)?;
    Ok(list.images().map(written).collect())
}

/// For each device whether it runs one of the images, and why not.
#[pyfunction]
pub fn archs_covers(
    toolkit: u32,
    drivers: DriverNumbers,
    images: Vec<Written>,
    devices: Vec<u32>,
) -> PyResult<Vec<Judged>> {
    let images = picked(toolkit_of(toolkit)?, &images)?;
    // Of LTO IR alone nothing is there for a driver.
    let none = smarch::Verdict::NoLoadLto;
    let verdict = |device| covers_why(drivers_of(drivers), images.iter().copied(), Cc(device)).unwrap_or(none);
    Ok(devices.into_iter().map(|device| judged(verdict(device))).collect())
}

/// What to change.
#[pyfunction]
pub fn archs_advise(toolkit: u32, drivers: DriverNumbers, images: Vec<Written>, devices: Vec<u32>) -> PyResult<String> {
    let toolkit = toolkit_of(toolkit)?;
    let (images, devices) = (picked(toolkit, &images)?, devices_of(devices));
    json(&advised(toolkit, drivers_of(drivers), &images, &devices, true))
}

/// The images that are enough.
#[pyfunction]
pub fn archs_minimize(
    toolkit: u32,
    drivers: DriverNumbers,
    images: Vec<Written>,
    devices: Vec<u32>,
) -> PyResult<Vec<Written>> {
    let (picked, devices) = (picked(toolkit_of(toolkit)?, &images)?, devices_of(devices));
    let kept = minimize(drivers_of(drivers), picked.iter().copied(), devices.iter().copied());
    Ok(kept.iter().filter_map(|at| images.get(*at as usize).cloned()).collect())
}

/// The fewest images that run on every one of the devices; the goals are those of `smarch cover`.
#[pyfunction]
pub fn archs_cover(toolkit: u32, drivers: DriverNumbers, devices: Vec<u32>, goal: &str) -> PyResult<Vec<String>> {
    let word = smarch_answers::cover::word_of;
    let found = CoverWith::ALL.iter().find(|it| word(**it) == goal).ok_or_else(|| {
        let all: Vec<&str> = CoverWith::ALL.iter().map(|it| word(*it)).collect();
        PyValueError::new_err(format!("what is built is {}, not '{goal}'", all.join(", ")))
    })?;
    let devices = devices_of(devices);
    let names = cover(toolkit_of(toolkit)?, drivers_of(drivers), devices.iter().copied(), *found);
    let names = names.map_err(|at| error_at(Error::NoImage, at))?;
    Ok(names.iter().map(ToString::to_string).collect())
}
