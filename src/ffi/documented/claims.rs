//! nvlink as documented: how sure the document is, and what it remarks.

use crate::documented::nvlink::{CLAIMS, Claim, OBSERVATIONS, Observation, StringAddress};
use crate::ffi::boundary::{c_rows, flat_c_rows, list};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A claim of the document about nvlink.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_claim {
    /// 1 when the document calls it confirmed, 0 when high.
    pub confirmed: u32,
    /// What is claimed.
    pub claim: *const c_char,
    /// How it was verified.
    pub verification: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_claim {}

const fn claim_row(row: &Claim) -> smarch_claim {
    smarch_claim {
        confirmed: row.confirmed as u32,
        claim: row.claim.as_c_str(),
        verification: row.verification.as_c_str(),
    }
}

c_rows!(CLAIM_ROWS: [smarch_claim; CLAIM_COUNT] = claim_row(CLAIMS));

/// The sixteen claims. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_claims(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_claim> {
    list(&CLAIM_ROWS, count)
}

/// A string and where the verification of a claim has it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_claimed_address {
    /// The position of the claim in smarch_nvlink_claims.
    pub claim: u32,
    /// Its address.
    pub address: u32,
    /// The string, or the architecture or macro value whose string it is.
    pub name: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_claimed_address {}

const fn address_row(claim: u32, row: &StringAddress) -> smarch_claimed_address {
    smarch_claimed_address {
        claim,
        address: row.address,
        name: row.name.as_c_str(),
    }
}

flat_c_rows!(ADDRESS_ROWS: [smarch_claimed_address; 13] = address_row(CLAIMS, addresses));

/// The 13 addresses that verifications name, claim by claim. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_claimed_addresses(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_claimed_address> {
    list(&ADDRESS_ROWS, count)
}

/// A remark of the document about nvlink.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_observation {
    /// Its number, from 1.
    pub number: u32,
    /// Its title.
    pub title: *const c_char,
    /// What it says.
    pub text: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_observation {}

const fn observation_row(row: &Observation) -> smarch_observation {
    smarch_observation {
        number: row.number as u32,
        title: row.title.as_c_str(),
        text: row.text.as_c_str(),
    }
}

c_rows!(OBSERVATION_ROWS: [smarch_observation; OBSERVATION_COUNT] = observation_row(OBSERVATIONS));

/// The six remarks. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvlink_observations(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_observation> {
    list(&OBSERVATION_ROWS, count)
}
