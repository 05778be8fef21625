//! The attributes of functions: what the records of `.nv.info` and `.nv.info.<function>` tell.

use super::attributes::Attribute;
use super::kernel::{Fact, Launch, Parameters, Slot, Stack};
use super::reader::{MAX_BARRIERS, Reader};
use super::seen;
use crate::Error;
use crate::cubin::fault::Fault;
use crate::cubin::identify::Layout;
use crate::cubin::nv_info::{Record, Records, Value};

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
            Ok(mut records) => self.enter_records(&mut records, slot),
            Err(fault) => slot.enter(Fact::Fault(fault)),
        }
        Ok(())
    }

    #[inline(never)]
    fn enter_records<K: Slot<'data>>(&self, records: &mut Records<'data>, slot: &mut K) {
        let mut told = Told::default();
        let damage = told.read(records);
        self.enter_told(&told, damage, slot);
    }

    /// Enters what the records of a function tell, with the damage that ended them.
    #[inline(never)]
    fn enter_told<K: Slot<'data>>(&self, told: &Told, damage: Option<Fault>, slot: &mut K) {
        slot.enter(Fact::UnknownAttributes(told.unknown));
        if let Some(cap) = told.register_cap {
            slot.enter(Fact::RegisterCap(cap));
        }
        if let Some(fault) = damage {
            return slot.enter(Fact::Fault(fault));
        }
        if self.layout == Layout::V2 {
            slot.enter(Fact::Barriers(told.barriers));
        }
        if let Some(spills) = told.spills() {
            slot.enter(Fact::Spills(spills));
        }
        if slot.scratch().seen & seen::DEVICE != 0 {
            return;
        }
        slot.enter(Fact::Launch(told.launch));
        slot.enter(Fact::Parameters(Parameters {
            bytes: told.parameter_bytes,
            at: told.parameters_at,
        }));
    }
}

/// What the records of a function tell.
#[derive(Default)]
struct Told {
    launch: Launch,
    register_cap: Option<u32>,
    barriers: u32,
    parameter_bytes: u32,
    parameters_at: Option<u32>,
    /// The toolkit that compiled it, 130 for 13.0; 0 where no record tells.
    toolkit: u32,
    /// Annotations of instructions that spill or load again.
    spills: u32,
    /// There are annotations of another kind, of which no length is known.
    has_other_annotations: bool,
    /// Records whose attribute has no name.
    unknown: u32,
}

/// The first toolkit whose ptxas annotates every instruction that spills.
const FIRST_WITH_SPILLS: u32 = 126;
/// The kind of those annotations, "SpillRefill".
const SPILL_REFILL: u32 = 1;

impl Told {
    /// Reads the records, up to the first that is damaged: that is the fault.
    #[inline(never)]
    fn read(&mut self, records: &mut Records<'_>) -> Option<Fault> {
        for record in records {
            match record {
                Ok(record) if self.enter(&record).is_some() => {}
                Ok(record) => return Some(Fault::new(Error::CubinValue, record.at)),
                Err(fault) => return Some(fault),
            }
        }
        None
    }

    /// Instructions that spill, or load again what was spilled; `None` where nothing tells.
    fn spills(&self) -> Option<u32> {
        (self.toolkit >= FIRST_WITH_SPILLS && !self.has_other_annotations).then_some(self.spills)
    }

    /// Counts annotations: a kind and the place of an instruction.
    fn annotate(&mut self, value: Value<'_>) {
        let Value::Bytes(bytes) = value else {
            self.has_other_annotations = true;
            return;
        };
        let (annotations, rest) = bytes.as_chunks::<8>();
        self.has_other_annotations |= !rest.is_empty();
        for &[a, b, c, d, ..] in annotations {
            match u32::from_le_bytes([a, b, c, d]) {
                SPILL_REFILL => self.spills = self.spills.saturating_add(1),
                _ => self.has_other_annotations = true,
            }
        }
    }

    /// `None` when the value is none that the attribute has.
    fn enter(&mut self, record: &Record<'_>) -> Option<()> {
        let value = record.value;
        match Attribute::from_code(record.attribute.into()) {
            Some(Attribute::Reqntid) => self.launch.required_block = Some(value.words()?),
            Some(Attribute::MaxThreads) => self.launch.max_block = Some(value.words()?),
            Some(Attribute::CtaPerCluster) => self.launch.cluster = Some(value.words()?),
            Some(Attribute::MaxClusterRank) => {
                let [rank] = value.words()?;
                self.launch.max_cluster_rank = Some(rank);
            }
            Some(Attribute::ExplicitCluster) => self.launch.explicit_cluster = true,
            Some(Attribute::NumBarriers) => {
                self.barriers = value
                    .byte()
                    .map(u32::from)
                    .filter(|&barriers| barriers <= MAX_BARRIERS)?;
            }
            Some(Attribute::MaxregCount) => self.register_cap = Some(value.half()?.into()),
            Some(Attribute::CbankParamSize) => self.parameter_bytes = value.half()?.into(),
            Some(Attribute::ParamCbank) => {
                let [_, at_and_size] = value.words()?;
                self.parameters_at = Some(at_and_size & 0xffff);
            }
            Some(Attribute::CudaApiVersion) => [self.toolkit] = value.words().unwrap_or_default(),
            Some(Attribute::Annotations) => self.annotate(value),
            Some(_) => {}
            None => self.unknown = self.unknown.saturating_add(1),
        }
        Some(())
    }
}
