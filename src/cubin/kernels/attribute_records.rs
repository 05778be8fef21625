//! The attributes of functions: what the records of `.nv.info` and `.nv.info.<function>` tell.

use super::attributes::Attribute;
use super::kernel::{Fact, Launch, Parameters, Slot, Stack};
use super::reader::{MAX_BARRIERS, Reader};
use super::seen;
use crate::Error;
use crate::cubin::fault::Fault;
use crate::cubin::identify::Layout;
use crate::cubin::nv_info::{Record, Records};

/// No thread has more.
const MAX_REGISTERS: u32 = 255;

impl<'data> Reader<'_, 'data> {
    /// `.nv.info`: records that name a symbol. Slots are in the order of symbols.
    #[inline(never)]
    pub(super) fn file_records<K: Slot<'data>>(&mut self, number: usize, slots: &mut [K]) -> Result<(), Fault> {
        let mut damage = None;
        match self.records(number)? {
            Ok(records) => {
                for record in records {
                    if let Err(fault) = record.and_then(|record| self.file_record(&record, slots)) {
                        damage = damage.or(Some(fault));
                    }
                }
            }
            Err(fault) => damage = Some(fault),
        }
        // Entered once: afterwards every function either has all three or a fault, and the first fault stays.
        if let Some(fault) = damage
            && !core::mem::replace(&mut self.has_file_fault, true)
        {
            // What was not found may have stood behind the damage.
            let all = seen::REGISTERS | seen::STACK | seen::FRAME;
            for slot in slots.iter_mut().filter(|slot| slot.scratch().seen & all != all) {
                slot.enter(Fact::Fault(fault));
            }
        }
        Ok(())
    }

    /// A record of the file: a symbol and a number.
    #[inline(never)]
    fn file_record<K: Slot<'data>>(&self, record: &Record<'data>, slots: &mut [K]) -> Result<(), Fault> {
        let what = match Attribute::from_code(record.attribute.into()) {
            Some(Attribute::Regcount) => seen::REGISTERS,
            Some(Attribute::MinStackSize) => seen::STACK,
            Some(Attribute::FrameSize) => seen::FRAME,
            _ => return Ok(()),
        };
        let wrong = Fault::new(Error::CubinRecords, record.at);
        let [symbol, number] = record.value.words().ok_or(wrong)?;
        if symbol as usize >= self.functions.symbol_count() {
            return Err(wrong);
        }
        let Ok(place) = slots.binary_search_by_key(&symbol, |slot| slot.scratch().symbol) else {
            // Of a function within another.
            return Ok(());
        };
        let Some(slot) = slots.get_mut(place) else {
            return Ok(());
        };
        if slot.is_first(what) {
            slot.enter(match (what, number) {
                (seen::REGISTERS, ..=MAX_REGISTERS) => Fact::Registers(number),
                (seen::REGISTERS, _) => Fact::Fault(Fault::new(Error::CubinValue, record.at)),
                (seen::STACK, u32::MAX) => Fact::Stack(Stack::Unbounded),
                (seen::STACK, bytes) => Fact::Stack(Stack::Bytes(bytes)),
                (_, bytes) => Fact::Frame(bytes),
            });
        }
        Ok(())
    }

    /// The records of a section, or why it cannot be read.
    fn records(&mut self, number: usize) -> Result<Result<Records<'data>, Fault>, Fault> {
        Ok(self.bytes(number)?.map(|(bytes, at)| Records::new(bytes, at)))
    }

    /// `.nv.info.<function>`.
    #[inline(never)]
    pub(super) fn function_records<K: Slot<'data>>(&mut self, number: usize, slot: &mut K) -> Result<(), Fault> {
        if !slot.is_first(seen::INFO) {
            return Ok(());
        }
        match self.records(number)? {
            Ok(records) => self.enter_records(records, slot),
            Err(fault) => slot.enter(Fact::Fault(fault)),
        }
        Ok(())
    }

    #[inline(never)]
    fn enter_records<K: Slot<'data>>(&self, records: Records<'data>, slot: &mut K) {
        let mut unknown = 0_u32;
        let mut launch = Launch::default();
        let mut barriers = 0;
        let (mut parameter_bytes, mut parameters_at) = (0, None);
        for record in records {
            let record = match record {
                Ok(record) => record,
                Err(fault) => {
                    slot.enter(Fact::UnknownAttributes(unknown));
                    return slot.enter(Fact::Fault(fault));
                }
            };
            let value = record.value;
            let understood = match Attribute::from_code(record.attribute.into()) {
                Some(Attribute::Reqntid) => value.words().map(|size| launch.required_block = Some(size)),
                Some(Attribute::MaxThreads) => value.words().map(|size| launch.max_block = Some(size)),
                Some(Attribute::CtaPerCluster) => value.words().map(|size| launch.cluster = Some(size)),
                Some(Attribute::MaxClusterRank) => value.words().map(|[rank]| launch.max_cluster_rank = Some(rank)),
                Some(Attribute::ExplicitCluster) => {
                    launch.explicit_cluster = true;
                    Some(())
                }
                Some(Attribute::NumBarriers) => value.byte().map(|number| barriers = u32::from(number)),
                Some(Attribute::MaxregCount) => value.half().map(|cap| slot.enter(Fact::RegisterCap(cap.into()))),
                Some(Attribute::CbankParamSize) => value.half().map(|bytes| parameter_bytes = u32::from(bytes)),
                Some(Attribute::ParamCbank) => value
                    .words()
                    .map(|[_, at_and_size]| parameters_at = Some(at_and_size & 0xffff)),
                Some(_) => Some(()),
                None => {
                    unknown = unknown.saturating_add(1);
                    Some(())
                }
            };
            if understood.is_none() || barriers > MAX_BARRIERS {
                slot.enter(Fact::UnknownAttributes(unknown));
                return slot.enter(Fact::Fault(Fault::new(Error::CubinValue, record.at)));
            }
        }
        slot.enter(Fact::UnknownAttributes(unknown));
        if self.layout == Layout::V2 {
            slot.enter(Fact::Barriers(barriers));
        }
        if slot.scratch().seen & seen::DEVICE != 0 {
            return;
        }
        slot.enter(Fact::Launch(launch));
        slot.enter(Fact::Parameters(Parameters {
            bytes: parameter_bytes,
            at: parameters_at,
        }));
    }
}
