//! What ptxas says of a text's syntax, of its declarations and of its calls.

/// A line of ptxas's, in the order in which it prints those of one name; the name stands where the words have braces.
macro_rules! faults {
    ($($name:ident $words:literal;)+) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub(crate) enum Fault { $($name),+ }

        impl Fault {
            pub(crate) const ALL: &[Self] = &[$(Self::$name),+];

            /// Whether it names an argument, a type or a directive, where others name a parameter or what is declared.
            pub(super) const fn is_of_other(self) -> bool {
                use Fault::{
                    ArgumentSpace, FormalArgument, InstructionType, NoInitializer, NotPositive, ParameterSpace, Undeclared,
                    UndeclaredPrototype, UnknownModifier, ValueSymbol,
                };
                matches!(
                    self,
                    ArgumentSpace
                        | FormalArgument
                        | InstructionType
                        | NoInitializer
                        | NotPositive
                        | ParameterSpace
                        | Undeclared
                        | UndeclaredPrototype
                        | UnknownModifier
                        | ValueSymbol
                )
            }

            /// Whether ptxas looks for it behind the operands, which have to fit the types.
            pub(crate) const fn is_behind_operands(self) -> bool {
                use Fault::{
                    ComparisonType, IllegalModifier, LacksGlobal, LacksLayout, LacksLevel, LacksOperation, LacksOrder, LacksScope,
                    LacksWord, NoComparison, NoOperation, NoRounding, OperationType, SaturatedType, SpaceCount, SpaceIncorrect,
                    SpaceUnexpected,
                };
                matches!(
                    self,
                    ComparisonType
                        | IllegalModifier
                        | LacksGlobal
                        | LacksLayout
                        | LacksLevel
                        | LacksOperation
                        | LacksOrder
                        | LacksScope
                        | LacksWord
                        | NoComparison
                        | NoOperation
                        | NoRounding
                        | OperationType
                        | SaturatedType
                        | SpaceCount
                        | SpaceIncorrect
                        | SpaceUnexpected
                )
            }

            /// ptxas's words. Where they begin with "!" it reads no further.
            pub(crate) const fn words(self) -> &'static str {
                match self { $(Self::$name => $words),+ }
            }
        }
    };
}

#[rustfmt::skip]
faults! {
    AddressSize          "Illegal value for .address_size directive (must be 32 or 64)";
    // Statements.
    Overflow             "Constant overflow";
    NoField              "Unknown field '{}'";
    NoVideoSelector      "Unknown video selector: '{}'";
    NotInteger           "Integer constant expression expected";
    NoVectorSelector     "Unknown vector selector: '{}'";
    Swizzle              "Unimplemented feature: vector swizzle";
    NoArray              "Array indexing on non-array";
    NoPredicate          "Predicate expression expected";
    UnknownModifier      "Unknown modifier '{}'";
    Twice                "Multiple {} modifiers specified";
    TwiceComparison      "Multiple comparisons set";
    DuplicateLabel       "Duplicate definition of label '{}'";
    DuplicateFile        "Duplicate file index #{}";
    PrototypeReturns     "Invalid directive '.noreturn' for function 'protoype with return parameters'";
    NoBranchTarget       "Illegal branch target, label expected";
    // Calls.
    CallsEntry           "Illegal call target, device function expected";
    NeedsPrototype       "Call to '{}' requires call prototype";
    UndeclaredPrototype  "Unknown symbol '{}'";
    CallsNoFunction      "Label expected for argument 0 of instruction 'call'";
    CallsThrough         "Arguments mismatch for instruction 'call'";
    NoRegisterAt0        "Argument 0 of instruction 'call': must be register";
    NoRegisterAt1        "Argument 1 of instruction 'call': must be register";
    NoFunctionHere       "Function '{}' not declared in this scope";
    CallsNothing         "!Call target not recognized";
    NoTargetsAt1         "!Label or .u32/.u64/.u8 array expected for argument 1 of instruction 'call'";
    NoTargetsAt2         "!Label or .u32/.u64/.u8 array expected for argument 2 of instruction 'call'";
    NoTargetsAt3         "!Label or .u32/.u64/.u8 array expected for argument 3 of instruction 'call'";
    NoInitializer        "!Expected initializer for symbol '{}'.";
    NorVariableAt0       "Argument 0 of instruction 'call': must be register";
    NorVariableAt1       "Argument 1 of instruction 'call': must be register";
    CallsNoAddress       "Illegal target for instruction 'call'";
    NoArgument           "Illegal argument for formal parameter '{}'";
    ArgumentSpace        "Call argument '{}' has illegal state space";
    FormalArgument       "Formal parameter '{}' declared in .param space cannot be used as argument to call";
    ParameterSpace       "Inconsistent state space for parameter '{}'";
    ArgumentType         "Type of argument does not match formal parameter '{}'";
    ArgumentAlignment    "Alignment of argument does not match formal parameter '{}'";
    CallCount            "Call has wrong number of parameters";
    Undeclared           "Unknown symbol '{}'";
    // Declarations.
    SeveralSpaces        "Multiple state spaces specified";
    AlignmentPower       "Alignment must be a power of two";
    InstructionType      "Type {} may only be used as an instruction type";
    VectorTooLarge       "Vector type too large, exceeds 128 bit limit";
    VectorOfPredicates   "Predicate type can only be used to define scalar register variables";
    OutsideRegisters     "Predicate variable '{}' must be in register state space";
    NotInParam           "Variable '{}' cannot be allocated in .param state space";
    NotInRegister        "Variable '{}' cannot be allocated into a register";
    ModuleRegister       "Module-scoped variables in .reg state space are not allowed with ABI";
    ModuleLocal          "Module-scoped variables in .local state space are not allowed with ABI";
    ModuleParameter      "Parameter variables may not be declared at module scope";
    InnerTexture         "Texture/surface variable must be at module or entry parameter scope";
    SamplerMode          "Instruction or declaration violates .target texmode_unified setting";
    OldTexture           "Deprecated feature: '.tex' not supported as of PTX version 1.5";
    OldTextureType       "Variable '{}' must be type .u32 or .u64";
    InnerOldTexture      "Texture variables must be declared at module scope";
    NotManaged           "Illegal attribute '.managed' for symbol '{}'";
    NotUnified           "Illegal attribute '.unified' for symbol '{}'";
    TextureSpace         "Texture and surface variables must be declared in .global space";
    Incomplete           "Non-external variable '{}' has incomplete type";
    ValueOfSpace         "No initial value is allowed for '{}' in this state space";
    ValueOfExternal      "No initial value is allowed for external symbol '{}'";
    ValueSymbol          "!Invalid initial value symbol '{}'";
    ValueVariable        "!Variable used as initial value not in .global or .const state space";
    ValueOfHalf          "!No initial value is allowed for .f16 type";
    ValueType            "!Initial value type mismatch";
    MoreElements         "!Greater number of elements in array initializer";
    VectorElements       "!Incorrect number of elements in vector initializer";
    InconsistentVariable "Inconsistent redefinition of variable '{}'";
    DuplicateVariable    "Duplicate definition of variable '{}'";
    DuplicateRegisters   "Duplicate definition of variable '{}<'";
    ExternalVariable     "'.extern' variable '{}' cannot be resolved by a '.static'";
    // Functions and their parameters.
    ParameterName        "Illegal parameter name '{}'";
    EntryParameter       "Entry parameter '{}' must have .param state space";
    FunctionParameter    "Function parameter '{}' has illegal state space";
    PointerPlacement     "Illegal placement of kernel parameter attribute";
    NoSpace              "!No variable storage specified";
    NotPositive          "Positive non-zero value expected for {}";
    BothThreads          "Conflicting directives: .maxntid and .reqntid cannot both be specified";
    LacksClusters        ".reqntid and .reqnctapercluster directive(s) required for directive '.blocksareclusters'";
    ReturnsNot           "Invalid directive '.noreturn' for function '{}'";
    EntryIncomplete      "Parameter to entry function cannot be an incomplete array.";
    LastIncomplete       "Only the last input parameter can be an incomplete array.";
    SeveralResults       "Multiple return parameters require .register state space";
    EntryAndFunction     "Inconsistent redefinition of '{}' as entry and function";
    PrototypeCount       "Inconsistent prototypes of '{}', number of parameters differ";
    PrototypeSpace       "Inconsistent prototypes of '{}', parameter state space differ";
    PrototypeTypes       "Inconsistent prototypes of '{}', parameter types differ";
    PrototypeAlignment   "Inconsistent prototypes of '{}', parameter alignment differ";
    DuplicateFunction    "Duplicate definition of function '{}'";
    LinkageDiffers       "Inconsistent redefinition of variable '{}'";
    ExternalDefinition   "Function definition conflicts with '.extern' declaration for function '{}'";
    InconsistentSymbol   "!Inconsistent redefinition of symbol '{}'";
    // Mistakes of syntax, behind what is said of the modifiers before.
    DivisionByZero       "!Constant expression has division by zero";
    Syntax               "!Parsing error near '{}': syntax error";
    EndInComment         "!Parsing error near '': unexpected EOF while scanning";
    // Behind a mistake of syntax, of an instruction of ptxas's own.
    LeftRounding         "!Illegal rounding modifier for instruction '{}'";
    LeftSync             "!Illegal modifier '.sync' for instruction '{}'";
    LeftFtz              "!Illegal modifier '.ftz' for instruction '{}'";
    LeftSat              "!Illegal modifier '.sat' for instruction '{}'";
    LeftApprox           "!Illegal modifier '.approx' for instruction '{}'";
    LeftUni              "!Illegal modifier '.uni' for instruction '{}'";
    LeftNc               "!Illegal modifier '.nc' for instruction '{}'";
    LeftVolatile         "!Illegal modifier '.volatile' for instruction '{}'";
    // What no reader of a module says: of the whole text, of the words of an instruction, of parts of its operands.
    NotAscii             "!Unexpected non-ASCII character encountered on line {line}";
    MissingVersion       "!Missing .version directive at start of file";
    MissingTarget        "!Missing .target directive at start of file";
    NoArchitecture       "!Target architecture not defined at start of file";
    InstructionTypes     "Unexpected instruction types specified for '{}'";
    TwiceOperation       "Multiple instruction post-operation flags set";
    TwiceModifier        "Duplicate {} modifier";
    ManyLayouts          "Parsing error near '{}': too many layout specifiers";
    SpaceCount           "Unexpected number of state spaces specified in instruction '{instruction}'";
    SpaceIncorrect       "State space incorrect for instruction '{instruction}'";
    SpaceUnexpected      "No state space qualifier expected for instruction '{instruction}'";
    NoRounding           "Illegal rounding modifier for instruction '{instruction}'";
    MisplacedModifier    "Illegal modifier '{}' for instruction '{instruction}'";
    IllegalModifier      "Illegal modifier '{}' for instruction '{instruction}'";
    NoComparison         "Comparison qualifier is not allowed for instruction '{instruction}'";
    ComparisonType       "Mismatch between instruction type and comparison qualifier";
    Mismatch             "Arguments mismatch for instruction '{instruction}'";
    VideoDestination     "Video selector is not allowed on destination for instruction '{instruction}'";
    VideoSelector        "Video selector is not allowed on source operand for instruction '{instruction}'";
    NegativeName         "Illegal argument to unary minus";
    NegatedName          "Illegal argument to predicate negation";
    NegationsTogether    "Operand negation limited to either (source A xor source B) or source C";
    NoNegation           "Operand negation not allowed for instruction '{instruction}'";
    NoPredicateOutput    "Predicate output expected for instruction '{instruction}'";
    NoElementType        "Unable to infer type of vector elements (assuming .b8)";
    OtherTypes           "Vector with elements of different types are not allowed in {instruction} instruction";
    OtherElement         "Incompatible elements of vector expression";
    LacksWord            "{} modifier required for instruction '{instruction}'";
    NotAddress           "Instruction '{instruction}' requires .u32 or .u64 type";
    NotSigned            "Instruction '{instruction}' applies only to signed numeric types";
    OtherPredicateOutput "Predicate output not allowed for instruction '{instruction}.any'";
    LacksScope           "Modifier '{}' requires scope with '{instruction}' instruction";
    LacksOrder           "Modifier '{}' requires memory order with '{instruction}' instruction";
    LacksGlobal          "Modifier '{}' requires .global space";
    NoOperation          "Illegal operation '{}' for instruction '{instruction}'";
    OperationType        "Operation {} requires {} type for instruction '{instruction}'";
    LacksOperation       "Reduction operation is required for instruction '{instruction}'";
    LacksLayout          "'{}' modifier required for instruction '{instruction}'";
    IllegalType          "Illegal type for {instruction}";
    VectorMismatch       "Argument vector size mismatch for instruction '{instruction}'";
    TypeCount            "Unexpected number of instruction types specified for {instruction} with shape '{}'";
    ShapeType            "Incorrect instruction type specified for {instruction} with shape '{}'";
    VectorSize           "Illegal vector size: {elements}";
    NoInstruction        "Not a name of any known instruction: '{}'";
    WritesParameter      "Illegal to write to function input parameter '{}'";
    ReadsResult          "Illegal to read function return parameter '{}'";
    IllegalExpression    "Illegal expression '{}'";
    UnsupportedTarget    "!Unsupported .target '{}'";
    SaturatedType        "Modifier '.sat' does not apply to '{}' type";
    LacksLevel           "Membar level required for instruction '{instruction}'";
    LaterName            "Label expected for forward reference of '{}'";
}
impl Fault {
    /// What is told behind a mistake of syntax, a bit each.
    pub(super) const LEFT: u128 = u128::MAX << Self::LeftRounding as u32;
}

const _: () = assert!((Fault::LeftVolatile as u32) < u128::BITS, "a bit each");
