//! The flags that the configurators set, and the bytes that guard some of them.
//!
//! Source: seed 002, "Complete sub_60E7C0 Flag Table" to "Identified Flag Semantics" (documented; erratum E42).

use static_assertions::const_assert;

coded_enum! {
    /// A flag of the front end, by its address in cicc; the code is its bit in a [`FlagSet`](super::FlagSet).
    pub enum Flag {
        /// `unk_4D04184`.
        Unk4D04184   =  1, UNK_4D04184,    "unk_4D04184";
        /// `dword_4D041AC`.
        Dword4D041AC =  2, DWORD_4D041AC,  "dword_4D041AC";
        /// `unk_4D041B0`.
        Unk4D041B0   =  3, UNK_4D041B0,    "unk_4D041B0";
        /// `unk_4D041B8`.
        Unk4D041B8   =  4, UNK_4D041B8,    "unk_4D041B8";
        /// `unk_4D041DC`.
        Unk4D041DC   =  5, UNK_4D041DC,    "unk_4D041DC";
        /// `dword_4D041E8`.
        Dword4D041E8 =  6, DWORD_4D041E8,  "dword_4D041E8";
        /// `unk_4D041EC`.
        Unk4D041EC   =  7, UNK_4D041EC,    "unk_4D041EC";
        /// `unk_4D04208`.
        Unk4D04208   =  8, UNK_4D04208,    "unk_4D04208";
        /// `unk_4D04214`.
        Unk4D04214   =  9, UNK_4D04214,    "unk_4D04214";
        /// `unk_4D04218`.
        Unk4D04218   = 10, UNK_4D04218,    "unk_4D04218";
        /// `unk_4D04220`.
        Unk4D04220   = 11, UNK_4D04220,    "unk_4D04220";
        /// `unk_4D0423C`.
        Unk4D0423C   = 12, UNK_4D0423C,    "unk_4D0423C";
        /// `unk_4D0428C`.
        Unk4D0428C   = 13, UNK_4D0428C,    "unk_4D0428C";
        /// `unk_4D04314`.
        Unk4D04314   = 14, UNK_4D04314,    "unk_4D04314";
        /// `unk_4D04338`.
        Unk4D04338   = 15, UNK_4D04338,    "unk_4D04338";
        /// `unk_4D04340`.
        Unk4D04340   = 16, UNK_4D04340,    "unk_4D04340";
        /// `unk_4D04388`.
        Unk4D04388   = 17, UNK_4D04388,    "unk_4D04388";
        /// `unk_4D043C4`.
        Unk4D043C4   = 18, UNK_4D043C4,    "unk_4D043C4";
        /// `unk_4D043CC`.
        Unk4D043CC   = 19, UNK_4D043CC,    "unk_4D043CC";
        /// `unk_4D043D0`.
        Unk4D043D0   = 20, UNK_4D043D0,    "unk_4D043D0";
        /// `unk_4D043D4`.
        Unk4D043D4   = 21, UNK_4D043D4,    "unk_4D043D4";
        /// `unk_4D043D8`.
        Unk4D043D8   = 22, UNK_4D043D8,    "unk_4D043D8";
        /// `unk_4D043E4`.
        Unk4D043E4   = 23, UNK_4D043E4,    "unk_4D043E4";
        /// `unk_4D043F0`.
        Unk4D043F0   = 24, UNK_4D043F0,    "unk_4D043F0";
        /// `unk_4D043F4`.
        Unk4D043F4   = 25, UNK_4D043F4,    "unk_4D043F4";
        /// `dword_4D043F8`.
        Dword4D043F8 = 26, DWORD_4D043F8,  "dword_4D043F8";
        /// `unk_4D04404`.
        Unk4D04404   = 27, UNK_4D04404,    "unk_4D04404";
        /// `unk_4D04408`.
        Unk4D04408   = 28, UNK_4D04408,    "unk_4D04408";
        /// `unk_4D04470`.
        Unk4D04470   = 29, UNK_4D04470,    "unk_4D04470";
        /// `unk_4D044B0`.
        Unk4D044B0   = 30, UNK_4D044B0,    "unk_4D044B0";
        /// `unk_4D044B8`.
        Unk4D044B8   = 31, UNK_4D044B8,    "unk_4D044B8";
        /// `unk_4D044D0`.
        Unk4D044D0   = 32, UNK_4D044D0,    "unk_4D044D0";
        /// `unk_4D04740`.
        Unk4D04740   = 33, UNK_4D04740,    "unk_4D04740";
        /// `unk_4D04758`.
        Unk4D04758   = 34, UNK_4D04758,    "unk_4D04758";
        /// `unk_4D04764`.
        Unk4D04764   = 35, UNK_4D04764,    "unk_4D04764";
        /// `unk_4D04780`.
        Unk4D04780   = 36, UNK_4D04780,    "unk_4D04780";
        /// `unk_4D04790`.
        Unk4D04790   = 37, UNK_4D04790,    "unk_4D04790";
        /// `dword_4D047AC`.
        Dword4D047AC = 38, DWORD_4D047AC,  "dword_4D047AC";
        /// `dword_4D047B0`.
        Dword4D047B0 = 39, DWORD_4D047B0,  "dword_4D047B0";
        /// `unk_4D047B4`.
        Unk4D047B4   = 40, UNK_4D047B4,    "unk_4D047B4";
        /// `unk_4D047BC`.
        Unk4D047BC   = 41, UNK_4D047BC,    "unk_4D047BC";
        /// `unk_4D047C0`.
        Unk4D047C0   = 42, UNK_4D047C0,    "unk_4D047C0";
        /// `unk_4D047C4`.
        Unk4D047C4   = 43, UNK_4D047C4,    "unk_4D047C4";
        /// `unk_4D047C8`.
        Unk4D047C8   = 44, UNK_4D047C8,    "unk_4D047C8";
        /// `unk_4D047CC`.
        Unk4D047CC   = 45, UNK_4D047CC,    "unk_4D047CC";
        /// `unk_4D047D0`.
        Unk4D047D0   = 46, UNK_4D047D0,    "unk_4D047D0";
        /// `unk_4D047E0`.
        Unk4D047E0   = 47, UNK_4D047E0,    "unk_4D047E0";
        /// `unk_4D047EC`.
        Unk4D047EC   = 48, UNK_4D047EC,    "unk_4D047EC";
        /// `unk_4D04814`.
        Unk4D04814   = 49, UNK_4D04814,    "unk_4D04814";
        /// `dword_4D04824`.
        Dword4D04824 = 50, DWORD_4D04824,  "dword_4D04824";
        /// `unk_4D04858`.
        Unk4D04858   = 51, UNK_4D04858,    "unk_4D04858";
        /// `unk_4D0486C`.
        Unk4D0486C   = 52, UNK_4D0486C,    "unk_4D0486C";
        /// `unk_4D04870`.
        Unk4D04870   = 53, UNK_4D04870,    "unk_4D04870";
        /// `unk_4D048A0`.
        Unk4D048A0   = 54, UNK_4D048A0,    "unk_4D048A0";
        /// `dword_4D048B0`.
        Dword4D048B0 = 55, DWORD_4D048B0,  "dword_4D048B0";
        /// `dword_4D048B8`.
        Dword4D048B8 = 56, DWORD_4D048B8,  "dword_4D048B8";
        /// `unk_4F06904`.
        Unk4F06904   = 57, UNK_4F06904,    "unk_4F06904";
        /// `unk_4F06964`.
        Unk4F06964   = 58, UNK_4F06964,    "unk_4F06964";
        /// `unk_4F06970`.
        Unk4F06970   = 59, UNK_4F06970,    "unk_4F06970";
        /// `unk_4F07584`.
        Unk4F07584   = 60, UNK_4F07584,    "unk_4F07584";
        /// `unk_4F0771C`.
        Unk4F0771C   = 61, UNK_4F0771C,    "unk_4F0771C";
        /// `dword_4F07760`.
        Dword4F07760 = 62, DWORD_4F07760,  "dword_4F07760";
        /// `unk_4F07764`.
        Unk4F07764   = 63, UNK_4F07764,    "unk_4F07764";
    }
}

coded_enum! {
    /// An override byte: where it is set, the command line has decided and no configurator touches the flags it guards.
    /// The code is its bit in a [`GuardSet`](super::GuardSet).
    pub enum Guard {
        /// `byte_4CF807B`.
        Byte4CF807B = 0x000001, BYTE_4CF807B, "byte_4CF807B";
        /// `byte_4CF80F0`.
        Byte4CF80F0 = 0x000002, BYTE_4CF80F0, "byte_4CF80F0";
        /// `byte_4CF8107`.
        Byte4CF8107 = 0x000004, BYTE_4CF8107, "byte_4CF8107";
        /// `byte_4CF8108`.
        Byte4CF8108 = 0x000008, BYTE_4CF8108, "byte_4CF8108";
        /// `byte_4CF810C`.
        Byte4CF810C = 0x000010, BYTE_4CF810C, "byte_4CF810C";
        /// `byte_4CF810F`.
        Byte4CF810F = 0x000020, BYTE_4CF810F, "byte_4CF810F";
        /// `byte_4CF8116`.
        Byte4CF8116 = 0x000040, BYTE_4CF8116, "byte_4CF8116";
        /// `byte_4CF8119`.
        Byte4CF8119 = 0x000080, BYTE_4CF8119, "byte_4CF8119";
        /// `byte_4CF811C`.
        Byte4CF811C = 0x000100, BYTE_4CF811C, "byte_4CF811C";
        /// `byte_4CF8123`.
        Byte4CF8123 = 0x000200, BYTE_4CF8123, "byte_4CF8123";
        /// `byte_4CF8125`.
        Byte4CF8125 = 0x000400, BYTE_4CF8125, "byte_4CF8125";
        /// `byte_4CF8139`.
        Byte4CF8139 = 0x000800, BYTE_4CF8139, "byte_4CF8139";
        /// `byte_4CF813C`.
        Byte4CF813C = 0x001000, BYTE_4CF813C, "byte_4CF813C";
        /// `byte_4CF813E`.
        Byte4CF813E = 0x002000, BYTE_4CF813E, "byte_4CF813E";
        /// `byte_4CF8149`.
        Byte4CF8149 = 0x004000, BYTE_4CF8149, "byte_4CF8149";
        /// `byte_4CF814D`.
        Byte4CF814D = 0x008000, BYTE_4CF814D, "byte_4CF814D";
        /// `byte_4CF8156`.
        Byte4CF8156 = 0x010000, BYTE_4CF8156, "byte_4CF8156";
        /// `byte_4CF8159`.
        Byte4CF8159 = 0x020000, BYTE_4CF8159, "byte_4CF8159";
        /// `byte_4CF815D`.
        Byte4CF815D = 0x040000, BYTE_4CF815D, "byte_4CF815D";
        /// `byte_4CF815F`.
        Byte4CF815F = 0x080000, BYTE_4CF815F, "byte_4CF815F";
        /// `byte_4CF8172`.
        Byte4CF8172 = 0x100000, BYTE_4CF8172, "byte_4CF8172";
    }
}

/// How many flags there are.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_FLAG_COUNT")]
pub const FLAG_COUNT: usize = 63;

const_assert!(Flag::ALL.len() == FLAG_COUNT && Guard::ALL.len() == 21);

impl Flag {
    /// The flag with this name, `unk_4D041B8`, in capitals or not, or with this address, `4d041b8`; `None` when none has it.
    #[must_use]
    pub fn by_name(name: &[u8]) -> Option<Self> {
        Self::ALL.iter().copied().find(|flag| named(&flag.text(), name))
    }

    /// Whether the rules do nothing with it but clear it under a condition: where none does, no document states what it holds.
    #[must_use]
    pub const fn is_only_cleared(self) -> bool {
        matches!(self, Self::Dword4D041AC | Self::Unk4D04790)
    }
}

impl Guard {
    /// The byte with this name, `byte_4CF807B`, in capitals or not, or with this address; `None` when none has it.
    #[must_use]
    pub fn by_name(name: &[u8]) -> Option<Self> {
        Self::ALL.iter().copied().find(|guard| named(&guard.text(), name))
    }
}

/// Whether a symbol has this name, or this address.
fn named(symbol: &str, name: &[u8]) -> bool {
    let symbol = symbol.as_bytes();
    let mut parts = symbol.rsplit(|&byte| byte == b'_');
    let address = parts.next().unwrap_or_default();
    symbol.eq_ignore_ascii_case(name) || address.eq_ignore_ascii_case(name)
}
