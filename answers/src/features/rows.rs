//! The families of PTX instructions in groups, as pictures show them.

/// A row of a picture: its label, and names of families, with those that continue them; "%" and "." are all special registers and directives.
type Row = (&'static str, &'static [&'static str]);

/// The groups, and the rows of each.
#[rustfmt::skip]
pub(super) const GROUPS: &[(&str, &[Row])] = &[
    ("tensor cores", &[
        ("wmma", &["wmma"]),
        ("mma.sync", &["mma"]),
        ("mma.sp", &["mma.sp", "mma.sp::ordered_metadata"]),
        ("wgmma", &["wgmma"]),
        ("tcgen05.mma", &["tcgen05.mma"]),
        ("tcgen05.ld, .st", &["tcgen05.ld", "tcgen05.st"]),
        ("tcgen05.ld.red", &["tcgen05.ld.red"]),
        ("tcgen05.cp, .shift, .alloc, .commit, ...", &["tcgen05"]),
        ("ldmatrix, stmatrix, movmatrix", &["ldmatrix", "stmatrix", "movmatrix"]),
    ]),
    ("asynchronous copies", &[
        ("cp.async", &["cp.async"]),
        ("cp.async.bulk", &["cp.async.bulk"]),
        ("cp.async.bulk.tensor, .prefetch.tensor", &["cp.async.bulk.tensor", "cp.async.bulk.prefetch.tensor"]),
        ("cp.reduce.async.bulk", &["cp.reduce.async.bulk"]),
        ("cp.reduce.async.bulk.tensor", &["cp.reduce.async.bulk.tensor"]),
        ("tensormap", &["tensormap"]),
        ("st.async, st.bulk, red.async", &["st.async", "st.bulk", "red.async"]),
    ]),
    ("memory", &[
        ("ld", &["ld"]),
        ("ldu", &["ldu"]),
        ("st", &["st"]),
        ("prefetch, applypriority, discard, createpolicy", &["prefetch", "prefetchu", "applypriority", "discard", "createpolicy"]),
        ("isspacep, cvta, mapa, getctarank", &["isspacep", "cvta", "mapa", "getctarank"]),
        ("alloca, stacksave, stackrestore", &["alloca", "stacksave", "stackrestore"]),
    ]),
    ("atomics and reductions", &[
        ("atom", &["atom"]),
        ("red", &["red"]),
        ("multimem.ld_reduce, .red, .st", &["multimem"]),
        ("multimem.cp", &["multimem.cp"]),
    ]),
    ("barriers and fences", &[
        ("bar, barrier", &["bar", "barrier"]),
        ("barrier.cluster", &["barrier.cluster"]),
        ("mbarrier", &["mbarrier"]),
        ("membar, fence", &["membar", "fence"]),
        ("membar.proxy, fence.proxy", &["membar.proxy", "fence.proxy"]),
        ("griddepcontrol, clusterlaunchcontrol", &["griddepcontrol", "clusterlaunchcontrol"]),
    ]),
    ("warps", &[
        ("shfl, vote", &["shfl", "vote"]),
        ("shfl.sync, vote.sync, match, bar.warp.sync", &["shfl.sync", "vote.sync", "match", "bar.warp.sync"]),
        ("activemask, elect, redux, setmaxnreg, nanosleep", &["activemask", "elect", "redux", "setmaxnreg", "nanosleep"]),
    ]),
    ("arithmetic", &[
        ("add, sub, mul", &["add", "sub", "mul"]),
        ("mad, fma, mul24, mad24, addc, subc, madc", &["mad", "fma", "mul24", "mad24", "addc", "subc", "madc"]),
        ("div, rem, sad, abs, neg", &["div", "rem", "sad", "abs", "neg"]),
        ("min, max", &["min", "max"]),
        ("rcp, sqrt, rsqrt, sin, cos, lg2, ex2, tanh", &["rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh"]),
        ("dp2a, dp4a", &["dp2a", "dp4a"]),
        ("video: vadd, vmad, vset, ...", &["vadd", "vsub", "vabsdiff", "vmin", "vmax", "vshl", "vshr", "vmad", "vset"]),
        ("video on halves and bytes: vadd2, vadd4, ...", &["vadd2", "vadd4", "vsub2", "vsub4", "vavrg2", "vavrg4", "vabsdiff2", "vabsdiff4", "vmin2", "vmin4", "vmax2", "vmax4", "vset2", "vset4"]),
    ]),
    ("bits, comparisons, conversions", &[
        ("and, or, xor, not, cnot, lop3, shl, shr, shf", &["and", "or", "xor", "not", "cnot", "lop3", "shl", "shr", "shf"]),
        ("popc, clz, bfind, brev, bfe, bfi, fns, bmsk, szext", &["popc", "clz", "bfind", "brev", "bfe", "bfi", "fns", "bmsk", "szext"]),
        ("set, setp, selp, slct, testp, copysign", &["set", "setp", "selp", "slct", "testp", "copysign"]),
        ("mov, prmt", &["mov", "prmt"]),
        ("cvt", &["cvt"]),
        ("cvt.pack", &["cvt.pack"]),
    ]),
    ("textures and surfaces", &[
        ("tex", &["tex"]),
        ("tld4", &["tld4"]),
        ("suld, sust", &["suld", "sust"]),
        ("sured", &["sured"]),
        ("txq, suq, istypep", &["txq", "suq", "istypep"]),
    ]),
    ("control, registers, directives", &[
        ("bra, call, ret, exit, trap, brkpt, pmevent", &["bra", "call", "ret", "exit", "trap", "brkpt", "pmevent"]),
        ("brx.idx", &["brx"]),
        ("special registers", &["%", "WARP_SZ"]),
        ("special registers of clusters", &["%clusterid", "%nclusterid", "%cluster_ctaid", "%cluster_nctaid", "%cluster_ctarank", "%cluster_nctarank", "%is_explicit_cluster"]),
        ("directives", &["."]),
        ("directives of clusters", &[".reqnctapercluster", ".explicitcluster", ".maxclusterrank", ".blocksareclusters"]),
        ("others", &[]),
    ]),
];

fn is_of(family: &str, name: &str) -> bool {
    let rest = family.strip_prefix(name);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.') || name.len() == 1)
}

/// The place of a family's row, counted through all groups: that of its longest name. A family that no row names is of the last.
pub(super) fn row_of(family: &str) -> usize {
    let rows = GROUPS.iter().flat_map(|(_, rows)| *rows).enumerate();
    let names = rows.clone().flat_map(|(row, (_, names))| names.iter().map(move |name| (name.len(), row, *name)));
    let longest = names.filter(|(.., name)| is_of(family, name)).max();
    longest.map_or(rows.count().saturating_sub(1), |(_, row, _)| row)
}
