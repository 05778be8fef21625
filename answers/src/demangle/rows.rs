//! What the C++ ABI for Itanium abbreviates, a row each, and how GNU's `c++filt` writes it: section 5.1 of
//! <https://itanium-cxx-abi.github.io/cxx-abi/abi.html>, "Mangling".

/// How an operand, or several, of an operator are mangled behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operands {
    /// It stands for a name only.
    None,
    /// One expression; the operator is written before it.
    One,
    /// As `One`, and behind it where no `_` follows.
    Step,
    /// A type.
    Type,
    /// Parameters of templates, of which only the number is written.
    Count,
    /// Two expressions.
    Two,
    /// A type and an expression.
    Cast,
    /// A function and its arguments.
    Call,
    /// An object and the name of its member.
    Member,
    /// An array and an index.
    Index,
    /// Three expressions.
    Three,
    /// Arguments, a type, and what it begins with.
    New,
}

/// An operator.
#[derive(Debug)]
pub struct Operator {
    pub code: [u8; 2],
    pub text: &'static str,
    pub operands: Operands,
}

macro_rules! operators {
    ($($code:literal $text:literal $operands:ident;)*) => {
        &[$(Operator { code: *$code, text: $text, operands: Operands::$operands }),*]
    };
}

#[rustfmt::skip]
pub const OPERATORS: &[Operator] = operators! {
    b"aN" "&="                Two;
    b"aS" "="                 Two;
    b"aa" "&&"                Two;
    b"ad" "&"                 One;
    b"an" "&"                 Two;
    b"at" "alignof "          Type;
    b"aw" "co_await "         One;
    b"az" "alignof "          One;
    b"cc" "const_cast"        Cast;
    b"cl" "()"                Call;
    b"cm" ","                 Two;
    b"co" "~"                 One;
    b"dV" "/="                Two;
    b"dX" "[...]="            Three;
    b"da" "delete[] "         One;
    b"dc" "dynamic_cast"      Cast;
    b"de" "*"                 One;
    b"di" "="                 Two;
    b"dl" "delete "           One;
    b"ds" ".*"                Two;
    b"dt" "."                 Member;
    b"dv" "/"                 Two;
    b"dx" "]="                Two;
    b"eO" "^="                Two;
    b"eo" "^"                 Two;
    b"eq" "=="                Two;
    b"ge" ">="                Two;
    b"gs" "::"                One;
    b"gt" ">"                 Two;
    b"ix" "[]"                Index;
    b"lS" "<<="               Two;
    b"le" "<="                Two;
    b"ls" "<<"                Two;
    b"lt" "<"                 Two;
    b"mI" "-="                Two;
    b"mL" "*="                Two;
    b"mi" "-"                 Two;
    b"ml" "*"                 Two;
    b"mm" "--"                Step;
    b"na" "new[]"             New;
    b"ne" "!="                Two;
    b"ng" "-"                 One;
    b"nt" "!"                 One;
    b"nw" "new"               New;
    b"nx" "noexcept"          One;
    b"oR" "|="                Two;
    b"oo" "||"                Two;
    b"or" "|"                 Two;
    b"pL" "+="                Two;
    b"pl" "+"                 Two;
    b"pm" "->*"               Two;
    b"pp" "++"                Step;
    b"ps" "+"                 One;
    b"pt" "->"                Member;
    b"qu" "?"                 Three;
    b"rM" "%="                Two;
    b"rS" ">>="               Two;
    b"rc" "reinterpret_cast"  Cast;
    b"rm" "%"                 Two;
    b"rs" ">>"                Two;
    b"sP" "sizeof..."         Count;
    b"sZ" "sizeof..."         Count;
    b"sc" "static_cast"       Cast;
    b"ss" "<=>"               Two;
    b"st" "sizeof "           Type;
    b"sz" "sizeof "           One;
    b"tr" "throw"             None;
    b"tw" "throw "            One;
};

/// How a literal of a type is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Literal {
    /// "(short)1"
    Cast,
    /// "1", "1u"
    Suffix(&'static str),
    /// "true"
    Bool,
    /// "(float)[3f800000]"
    Float,
}

/// A type of the language.
#[derive(Debug)]
pub struct Builtin {
    pub code: &'static str,
    pub text: &'static str,
    pub literal: Literal,
}

macro_rules! builtins {
    ($($code:literal $text:literal $literal:ident $($suffix:literal)?;)*) => {
        &[$(Builtin { code: $code, text: $text, literal: Literal::$literal $(($suffix))? }),*]
    };
}

#[rustfmt::skip]
pub const BUILTINS: &[Builtin] = builtins! {
    "a"  "signed char"         Cast;
    "b"  "bool"                Bool;
    "c"  "char"                Cast;
    "d"  "double"              Float;
    "e"  "long double"         Float;
    "f"  "float"               Float;
    "g"  "__float128"          Float;
    "h"  "unsigned char"       Cast;
    "i"  "int"                 Suffix "";
    "j"  "unsigned int"        Suffix "u";
    "l"  "long"                Suffix "l";
    "m"  "unsigned long"       Suffix "ul";
    "n"  "__int128"            Cast;
    "o"  "unsigned __int128"   Cast;
    "s"  "short"               Cast;
    "t"  "unsigned short"      Cast;
    "v"  "void"                Cast;
    "w"  "wchar_t"             Cast;
    "x"  "long long"           Suffix "ll";
    "y"  "unsigned long long"  Suffix "ull";
    "z"  "..."                 Cast;
    "Da" "auto"                Cast;
    "Dc" "decltype(auto)"      Cast;
    "Dd" "decimal64"           Cast;
    "De" "decimal128"          Cast;
    "Df" "decimal32"           Cast;
    "Dh" "half"                Float;
    "Di" "char32_t"            Cast;
    "Dn" "decltype(nullptr)"   Cast;
    "Ds" "char16_t"            Cast;
    "Du" "char8_t"             Cast;
};

/// What `S` and a letter stand for.
#[derive(Debug)]
pub struct Standard {
    pub code: u8,
    pub text: &'static str,
    /// As the class of a constructor or a destructor.
    pub full: &'static str,
    /// What the constructor is called.
    pub last: &'static str,
}

macro_rules! standards {
    ($($code:literal $text:literal $full:literal $last:literal;)*) => {
        &[$(Standard { code: $code, text: $text, full: $full, last: $last }),*]
    };
}

#[rustfmt::skip]
pub const STANDARDS: &[Standard] = standards! {
    b't' "std"               "std"                                                                          "";
    b'a' "std::allocator"    "std::allocator"                                                               "allocator";
    b'b' "std::basic_string" "std::basic_string"                                                            "basic_string";
    b's' "std::string"       "std::basic_string<char, std::char_traits<char>, std::allocator<char> >"       "basic_string";
    b'i' "std::istream"      "std::basic_istream<char, std::char_traits<char> >"                            "basic_istream";
    b'o' "std::ostream"      "std::basic_ostream<char, std::char_traits<char> >"                            "basic_ostream";
    b'd' "std::iostream"     "std::basic_iostream<char, std::char_traits<char> >"                           "basic_iostream";
};

/// A name that is about something else: a table, a thunk.
#[derive(Debug)]
pub struct Special {
    pub code: &'static [u8],
    pub text: &'static str,
    pub of: Of,
}

/// What a special name is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// A type.
    Type,
    /// A name.
    Name,
    /// An offset and a function.
    Thunk,
    /// Two offsets and a function.
    VirtualThunk,
    /// Two offsets, each with its kind, and a function.
    CovariantThunk,
    /// A type, an offset, and the type that it lies in.
    InType,
    /// A template's argument.
    Argument,
    /// A name and the number of a temporary.
    Temporary,
    /// A function.
    Function,
}

macro_rules! specials {
    ($($code:literal $text:literal $of:ident;)*) => {
        &[$(Special { code: $code, text: $text, of: Of::$of }),*]
    };
}

#[rustfmt::skip]
pub const SPECIALS: &[Special] = specials! {
    b"TV"  "vtable for "                     Type;
    b"TT"  "VTT for "                        Type;
    b"TI"  "typeinfo for "                   Type;
    b"TS"  "typeinfo name for "              Type;
    b"TF"  "typeinfo fn for "                Type;
    b"TJ"  "java Class for "                 Type;
    b"Th"  "non-virtual thunk to "           Thunk;
    b"Tv"  "virtual thunk to "               VirtualThunk;
    b"Tc"  "covariant return thunk to "      CovariantThunk;
    b"TC"  "construction vtable for "        InType;
    b"TH"  "TLS init function for "          Name;
    b"TW"  "TLS wrapper function for "       Name;
    b"TA"  "template parameter object for "  Argument;
    b"GV"  "guard variable for "             Name;
    b"GR"  "reference temporary #"           Temporary;
    b"GA"  "hidden alias for "               Function;
    b"GTt" "transaction clone for "          Function;
    b"GTn" "non-transaction clone for "      Function;
};
