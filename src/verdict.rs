//! The pattern of every rule: a `bool` question, its `_why` sibling that gives a
//! [`Verdict`], and one text per verdict.

coded_enum! {
    /// The answer to a rule's question, with the reason.
    ///
    /// *Unknown* is not *no*: it says that no document states and no run showed
    /// what happens. In C, 0 stands for "no answer possible": the input was no
    /// target.
    #[non_exhaustive]
    pub enum Verdict {
        /// Yes.
        Yes = 1, YES, "yes";

        // Compiling PTX with ptxas, 0x100 to 0x10f, in the order of its checks (ruling E09).
        /// `--gpu-name` does not take this name at all.
        NoGpuName        = 0x100, NO_GPU_NAME,        "ptxas knows no such gpu-name";
        /// `--gpu-name` lists this name and refuses it: `lto_` names with suffix `a`.
        NoGpuUnsupported = 0x101, NO_GPU_UNSUPPORTED, "ptxas lists this gpu-name and always refuses it";
        /// PTX cannot name this target in its `.target` directive.
        NoPtxTarget      = 0x102, NO_PTX_TARGET,      "ptxas knows no such .target";
        /// The `.target` number is above the GPU's.
        NoHigher         = 0x103, NO_HIGHER,          "the .target is higher than the GPU";
        /// The numbers agree, but code for suffix `a` needs a GPU name with suffix `a`.
        NoSuffix         = 0x104, NO_SUFFIX,          "a .target with suffix a needs a gpu-name with suffix a";
        /// A target with suffix `a` compiles for its own number only.
        NoFuture         = 0x105, NO_FUTURE,          "a .target with suffix a compiles for its own architecture only";
        /// A target with suffix `f` compiles within its family only.
        NoFamily         = 0x106, NO_FAMILY,          "a .target with suffix f compiles within its own family only";

        // Building with a toolkit, 0x110 to 0x11f.
        /// The target came with a later toolkit.
        NoToolkitTooOld  = 0x110, NO_TOOLKIT_TOO_OLD, "the toolkit is older than the target";
        /// The target was dropped by an earlier toolkit.
        NoToolkitTooNew  = 0x111, NO_TOOLKIT_TOO_NEW, "the toolkit no longer builds the target";

        // Building with a toolkit, 0x210 to 0x21f.
        /// This toolkit was not run.
        UnknownToolkit   = 0x210, UNKNOWN_TOOLKIT,    "unknown: this toolkit was not run";
        /// No toolkit that was run is known to build this target.
        UnknownTarget    = 0x211, UNKNOWN_TARGET,     "unknown: no toolkit that was run is known to build the target";
    }
}

coded_enum! {
    /// The three sides of a [`Verdict`].
    pub enum Answer {
        /// The tool or the device does it.
        Yes     = 1, YES,     "yes";
        /// The tool or the device refuses it.
        No      = 2, NO,      "no";
        /// No document states it and no run showed it.
        Unknown = 3, UNKNOWN, "unknown";
    }
}

impl Verdict {
    /// Which side this is: codes from 0x100 are *no*, from 0x200 *unknown*.
    #[must_use]
    pub const fn answer(self) -> Answer {
        match self.code() {
            ..0x100 => Answer::Yes,
            0x100..0x200 => Answer::No,
            0x200.. => Answer::Unknown,
        }
    }

    /// Whether the answer is yes.
    #[must_use]
    pub const fn is_yes(self) -> bool {
        matches!(self, Self::Yes)
    }
}
