"""The forms of the library's instructions, conformance/inputs/instructions.ptx: on which `.target` each is legal, and with which `.version`.

Cells of forms.tsv: Y accepted, Yw with a remark, else the code of what is said, in form_messages.tsv. Of form_versions.tsv: the lowest `.version`, "lowest" where
it is the target's own, "never"."""

import re

from ..question import first_refusal, run, words_of
from ..questions.instructions import kernel, snippets
from .pairs import encoded
from .tables import Codes, Columns
from .versions import published

# The targets whose lowest `.version` is asked for, as far as the release knows them; and those that it brought, with the letter a.
SAMPLE = ["50", "75", "80", "90", "90a", "100a", "100f", "103a", "107a", "110a", "120", "120a"]
# What a message is about, by its words; any other is about something else.
KINDS = {
    r".* requires (PTX ISA )?\.(target|version) ": "target, ordered",
    r".* (not supported on|cannot be compiled)": "target, listed",
    "Parsing error near ": "parse",
    "(Unknown modifier|Unexpected instruction types|Not a name of any known instruction)": "unknown word",
}


def forms(bench, _):
    """forms.tsv: every form on every target, with the newest version."""
    codes = Codes("releases/form_messages.tsv", told=1)
    texts, targets = snippets(bench.input("instructions.ptx")), targets_of(bench)
    jobs = [(form, target) for form in texts for target in targets]
    said = bench.each("forms", lambda job: legal(bench, texts[job[0]], job[1], bench.targets.newest_version), jobs)
    answers = {}
    for (form, target), (refusal, remarks) in zip(jobs, said):
        message = refusal.replace(f"'sm_{target}'", "'T'")
        answers.setdefault((form,), {})[target] = ("Yw" if remarks else "Y") if refusal == "accepted" else codes.of(kind_of(message), message)
    codes.write()
    return {key: encoded(targets, of) for key, of in answers.items()}


def form_versions(bench, _):
    """form_versions.tsv: of those targets the lowest version that takes the form."""
    texts, targets = snippets(bench.input("instructions.ptx")), targets_of(bench)
    least = {name: cells[bench.toolkit.version] for (name,), cells in Columns("releases/target_min_ptx.tsv").rows.items()}
    read = published(bench)
    asked = [target for target in targets if target in SAMPLE or target[-1] == "a" and is_new(bench, target)]
    jobs = [(form, target) for form in texts for target in asked]
    said = bench.each("form-versions", lambda job: lowest(bench, texts[job[0]], job[1], read, least.get(f"sm_{job[1]}", "1.0")), jobs)
    answers = {}
    for (form, target), version in zip(jobs, said):
        answers.setdefault((form,), {})[target] = version
    return {key: encoded(targets, of) for key, of in answers.items()}


def lowest(bench, text, target, versions, least):
    """The lowest version that takes a form which the newest one takes: what a version takes later ones do."""
    number = lambda version: tuple(map(int, version.split(".")))
    versions = [version for version in versions if number(version) >= number(least)]
    takes = lambda at: legal(bench, text, target, versions[at])[0] == "accepted"
    low, high = 0, len(versions) - 1
    if not takes(high):
        return "never"
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if takes(middle) else (middle + 1, high)
    return "lowest" if versions[low] == least else versions[low]


def is_new(bench, target):
    """Whether this release is the first that takes it as a .target."""
    cells = Columns("releases/names.tsv").rows["ptxas .target", f"sm_{target}"]
    return [build for build, cell in cells.items() if cell == "A"][0] == bench.toolkit.version


def targets_of(bench):
    """What the release takes as a .target, without sm_."""
    return [name.removeprefix("sm_") for name in bench.read_targets()]


def legal(bench, text, target, version):
    """The first refusal, and the remarks where there is none."""
    folder, stem = bench.folder("forms"), f"{abs(hash((text, target, version)))}"
    (folder / f"{stem}.ptx").write_text(f".version {version}\n.target sm_{target}\n.address_size 64\n" + kernel(text))
    ran = run([bench.toolkit["ptxas"], "--gpu-name", gpu_of(bench, target), f"{stem}.ptx", "-o", f"{stem}.cubin"], folder)
    for name in (f"{stem}.ptx", f"{stem}.cubin"):
        (folder / name).unlink(missing_ok=True)
    refusal = first_refusal(ran)
    return refusal, words_of(ran.lines, ("info", "warning")) if refusal == "accepted" else []


def gpu_of(bench, target):
    """One that PTX of the target is compiled for: its own, that of its newer name, or the lowest."""
    gpus = [gpu.removeprefix("sm_") for gpu in bench.targets.gpus]
    newer = re.sub("^101", "110", target)
    own = target if target in gpus else newer if newer in gpus else next(gpu for gpu in gpus if int(re.match(r"\d+", gpu)[0]) >= int(re.match(r"\d+", target)[0]))
    return f"sm_{own}"


def kind_of(message):
    return next((kind for words, kind in KINDS.items() if re.match(words, message)), "other")
