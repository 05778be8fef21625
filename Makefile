# smarch: `make run` looks at a cubin and a name, `make test` checks what a change may break, `make check` everything; `make help` lists the rest.

CARGO    ?= cargo
BUILD    := build
LIB      := $(BUILD)/libsmarch.a
SHARED   := $(BUILD)/libsmarch.so
SMALL    := $(BUILD)/libsmarch-small.a
BIN      := $(BUILD)/smarch
KERNELS  := examples/kernels/kernels.cubin

WARNINGS := -Wall -Wextra -pedantic
CFLAGS   ?= -O2
CXXFLAGS ?= -O2
# Warnings are errors in the tests; what users build must not stop at a new compiler's warning.
C11      := -std=c11 $(WARNINGS) -Werror -Iinclude
CXX17    := -std=c++17 $(WARNINGS) -Iinclude

SOURCES   := Cargo.toml Cargo.lock $(shell find src -name '*.rs')
ARCHIVER  := archiver/Cargo.toml $(shell find archiver/src -name '*.rs')
INSPECTOR := $(SOURCES) $(shell find answers inspector -name '*.rs' -o -name Cargo.toml) share/documents.json $(wildcard share/schema/*.json)
C_TESTS   := $(wildcard c-tests/*.c)
HEADERS   := $(wildcard include/*.h include/*.hpp include/smarch/*)

# What the archive holds: without `documented` it lacks what include/smarch/documented.h declares, without `messages` a message is the
# number of its code, without `unpack` compressed images are refused. make FEATURES=capi,unpack
FEATURES ?= capi,documented,messages,unpack

.DELETE_ON_ERROR:
# cargo and the scripts are no part of make's own jobs: they would look for its job server in vain.
unexport MAKEFLAGS MFLAGS
.PHONY: cpp-tests
.PHONY: all run test check golden rust-tests c-tests c-tests-all freestanding gates answers-bare inspector-tests pictures readme shown codegen doxygen notices package msrv abi bench bench-count size fuzz mutants mutants-check audit-check cargo-mutants coverage fit-check firmware firmware-tools platforms lint lint-if-there clean help

all: $(LIB) $(BIN) ## the archive, the header and the inspector, in build/ and include/

run: $(BIN) ## the inspector on a real cubin and on a name; or make run ARGS="sm_120f"
ifdef ARGS
	@$(BIN) $(ARGS)
else
	@$(BIN) report $(KERNELS) --device 9.0 --sort occupancy
	@echo
	@$(BIN) sm_100f
endif

# Those that take longest begin first.
test: rust-tests cpp-tests golden c-tests gates freestanding abi inspector-tests readme silicon-tests notices mutants-check audit-check dist-check ## the library in Rust, C and C++, the answers and the command: ten minutes on two cores
	@echo "all tests passed"

check: page-tests wheel-tests fit-check lint-if-there test install-tests llvm-example doxygen package msrv ## that, the page, the Python package, the rows that are fitted, formatting, what is installed and published: what CI runs
	@echo "all checks passed"

# One build of the library serves all of them.
TESTED := smarch archiver smarch-answers smarch-boundary smarch-inspector

rust-tests: ## the library, its C functions with any bytes, the archiver, the answers and the inspector
	$(CARGO) --locked xtask codegen --check
	$(CARGO) test --quiet --locked --no-fail-fast $(TESTED:%=--package %) --features smarch/alloc,smarch/serde

fit-check: ## the rows that follow from what was measured are what the programs of conformance/fit make of it: a minute on two cores
	$(CARGO) --locked xtask fit --check

codegen: ## write anew what is made of the sources: the tables in the folders generated/ of src, the interface as data, the C headers, the mechanical part of C++, the data in share/, docs/errata.md
	$(CARGO) xtask codegen

abi: $(LIB) $(SMALL) ## the archive, the headers and include/smarch/interface.json state one interface
	scripts/abi $(LIB)
	scripts/abi $(SMALL) --without-documented
	$(CC) $(C11) -O1 -o $(BUILD)/conformance-answers conformance/answers/*.c $(LIB)
	$(CC) $(C11) $(CFLAGS) -o $(BUILD)/without-messages c-tests/without_messages/main.c $(SMALL) && $(BUILD)/without-messages

# Exit status 77 of these scripts: what they need is not installed. They say so, and the rest goes on.
doxygen: ## the C interface as pages, in build/doxygen/html; a warning is an error
	scripts/doxygen || [ $$? = 77 ]

audit-check: ## what other projects' tables have wrong, as it is on record, is what the library says
	python3 -m conformance.audit --check

notices: ## the licences of what the archive holds are those in share/THIRD-PARTY-NOTICES.txt
	scripts/notices

package: ## what `cargo package` would publish: the right files, and they build
	scripts/package

msrv: ## nothing newer than the Rust that Cargo.toml promises
	scripts/msrv || [ $$? = 77 ]

# A folder of its own: else it and the tests wait for each other.
lint: export CARGO_TARGET_DIR := target/lint
lint: ## formatting and clippy, warnings denied
	$(CARGO) fmt --all --check
	$(CARGO) clippy --quiet --locked --workspace --all-targets --all-features -- -D warnings
	$(CARGO) clippy --quiet --locked --package smarch --lib --no-default-features -- -D warnings
	$(CARGO) clippy --quiet --locked --package smarch --lib --no-default-features --features capi,messages -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --quiet --locked --no-deps --lib

lint-if-there:
	@if $(CARGO) fmt --version >/dev/null 2>&1 && $(CARGO) clippy --version >/dev/null 2>&1; then $(MAKE) --no-print-directory lint; \
	 else echo "lint: skipped, rustfmt or clippy is not installed"; fi

answers-bare: ## the answers take core and alloc, nothing else: checked for a Cortex-M3; 77 without its compiler
	scripts/answers-bare || [ $$? = 77 ]

# The archive: the crate's own objects only, so that no symbol of Rust's runtime leaves it.
$(LIB): $(SOURCES) $(ARCHIVER) scripts/archive
	scripts/archive $@ $(FEATURES),panic-handler

# The least that there is.
$(SMALL): $(SOURCES) $(ARCHIVER) scripts/archive
	scripts/archive $@ capi,panic-handler

# For bindings that load it: it exports what the interface declares.
$(SHARED): $(SOURCES) scripts/archive
	scripts/archive $@ capi,documented,messages,unpack,panic-handler

$(BIN): $(INSPECTOR)
	@echo "building the command smarch: about two minutes of processor time the first time"
	$(CARGO) build --locked --release --package smarch-inspector
	@mkdir -p $(dir $@) && cp target/release/smarch $@

# The same checks as C11, as C++17 and under the sanitizers.
c-tests: $(BUILD)/c-tests-c11 $(BUILD)/c-tests-c++17 $(BUILD)/c-tests-sanitized ## the C interface: every function, every status
	$(BUILD)/c-tests-c11
	$(BUILD)/c-tests-c++17
	$(BUILD)/c-tests-sanitized

c-tests-all: $(LIB) ## the same by gcc and clang, in four standards, under sanitizers and valgrind, in eight threads
	scripts/c-tests $(LIB)

C_TEST_FILES := $(C_TESTS) $(wildcard c-tests/*.h) $(HEADERS) $(LIB)

$(BUILD)/c-tests-c11: $(C_TEST_FILES)
	$(CC) $(C11) $(CFLAGS) -o $@ $(C_TESTS) $(LIB)

$(BUILD)/c-tests-c++17: $(C_TEST_FILES)
	$(CXX) -x c++ $(CXX17) -Werror $(CXXFLAGS) -o $@ $(C_TESTS) -x none $(LIB)

$(BUILD)/c-tests-sanitized: $(C_TEST_FILES)
	$(CC) $(C11) -g -O1 -fsanitize=address,undefined -fno-sanitize-recover -o $@ $(C_TESTS) $(LIB)

cpp-tests: $(LIB) ## smarch.hpp, by every compiler and standard that is there
	scripts/cpp-tests $(LIB)

freestanding: $(LIB) ## a program without libc, linked and run (x86-64 Linux)
	scripts/freestanding $(LIB)

gates: $(LIB) $(SHARED) ## what the archive must not hold: panics, allocators, other or visible symbols, writable data; plugins with one each; what plain links take
	scripts/gates $(LIB)
	scripts/gates-can-fail $(LIB)
	scripts/plugins $(LIB)
	scripts/plain-links $(LIB)
	scripts/gates-shared $(SHARED)

shown: $(BIN) ## writes anew what the README and the guides show of the inspector
	scripts/shown --write $(BIN)

inspector-tests: $(BIN) ## the answers in JSON against their schemas; what is opened and written; what services show: SARIF, annotations, the action, the hooks
	scripts/inspector-files $(BIN)
	scripts/inspector-schemas || [ $$? = 77 ]
	scripts/expect-tests $(BIN) || [ $$? = 77 ]

golden: $(BIN) ## what the command says is what is on record in tests/golden
	$(CARGO) xtask golden compare --program $(BIN)

pictures: $(BIN) ## draw the pictures in docs/ anew
	$(BIN) features --svg docs/legality.svg --force
	$(BIN) features families --toolkit newest --svg docs/ptx-families.svg --force
	$(BIN) features versions --toolkit newest --svg docs/ptx-versions.svg --force
	$(BIN) toolkits --svg docs/toolkits.svg --force
	$(BIN) occupancy sm_90 --regs 40 --block 256 --smem 8192 --svg docs/occupancy.svg --force

readme: $(LIB) $(BIN) ## the programs and the commands of the README and the guides do what is written there
	scripts/readme-snippets $(LIB)
	scripts/shown $(BIN)

# QUICK=1: a fixed sample. CUDA=12.9.86: another toolkit, as a worklist. ONLY="link lto": these questions. make itself
# ends with 2 whatever failed; the status is in build/conformance/status, 77 where there are neither wheels nor network.
.PHONY: conformance
conformance: $(LIB) ## NVIDIA's tools, run, against the library's answers; QUICK=1 a sample of three releases, CUDA=12.4 another one, CUDA=all all
	@mkdir -p $(BUILD)/conformance && rm -f $(BUILD)/conformance/status
	@PYTHONDONTWRITEBYTECODE=1 python3 -m conformance $(if $(QUICK),--quick) $(if $(CUDA),--cuda $(CUDA)) $(ONLY:%=--only %); \
	    status=$$?; echo $$status > $(BUILD)/conformance/status; exit $$status

# CUDA=VERSION: a release to ask before, CUDA="12.8 12.9" several. ONLY="video tex": these groups or families. CUDA=all ANEW=1: all releases, as if
# nothing were known. See conformance/ptx/__init__.py.
.PHONY: ptx-forms
ptx-forms: ## the tables of src/ptx, fitted to what was measured; CUDA=VERSION asks this ptxas about all forms and candidates before, and writes the evidence
	@PYTHONDONTWRITEBYTECODE=1 python3 -m conformance.ptx $(addprefix --cuda ,$(CUDA)) $(addprefix --only ,$(ONLY)) $(if $(ANEW),--anew)

# INPUTS=FOLDER, CUDA="12.9.86 13.0.88", DATE=TEXT: see docs/silicon.md. make itself ends with 2 whatever failed; the status is in
# build/silicon/status.
SILICON := $(BUILD)/silicon/silicon
.PHONY: silicon silicon-tests
silicon: $(SILICON) ## the driver of this machine against the library's answers, a report in build/silicon; status 77 without a device
	@silicon/run $(SILICON) $(BUILD)/silicon; status=$$?; echo $$status > $(BUILD)/silicon/status; exit $$status

silicon-tests: $(SILICON) ## that program against a stand-in of the driver
	scripts/silicon-tests $(SILICON)

$(SILICON): $(wildcard silicon/*.cpp silicon/*.hpp) $(HEADERS) $(LIB)
	@mkdir -p $(dir $@)
	$(CXX) $(CXX17) $(CXXFLAGS) -o $@ $(wildcard silicon/*.cpp) $(LIB) -ldl

bench: $(LIB) $(BIN) ## ns a call beside what people use instead, in one table; lists beside their tools, whole libraries beside cuobjdump
	benches/times/run $(LIB)
	benches/times/arch_lists $(LIB) $(BIN)
	benches/times/libraries $(LIB) $(BIN)
	benches/times/ptx_texts $(LIB)

bench-count: $(LIB) $(BIN) ## instructions a call, counted by callgrind, beside the committed list; and how they grow with the input
	benches/counts/run $(LIB)
	benches/counts/growth $(LIB)
	benches/counts/commands $(BIN)

size: $(LIB) ## what small programs, each module and each function take of the library, on x86-64 and on a Cortex-M3; what the page has to load
	benches/size/run $(LIB)
	@if scripts/page $(PAGE); then scripts/page-size $(PAGE); else [ $$? = 77 ]; fi

firmware: $(LIB) answers-bare ## the archive on bare ARM and RISC-V in QEMU against the host; flash and stack; the guide for firmware; 77 without the tools
	scripts/firmware $(BUILD)

# PLATFORM="TARGET TARGET": these alone.
platforms: ## archive, shared library and a program in C for Linux, Windows, macOS, WebAssembly and bare boards, run where something here runs it; PLATFORM=TARGET one of them; what lacks its tools is skipped by name
	scripts/platforms $(PLATFORM)

firmware-tools: ## Debian's compilers and emulators for that (as root)
	scripts/firmware-tools

SECONDS ?= 600
SEED ?= 1
SHARD ?= 0/50
FUZZ := RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run
# Seeds are read, what is found is kept in the first folder.
FUZZ_OPTIONS = -- -max_total_time=$(SECONDS) -timeout=10

fuzz: ## any bytes as files, as texts, as choices of a file's structure, into the C functions, the decoders and the reader of PTX, SECONDS=600 each; takes cargo-fuzz (cargo install cargo-fuzz)
	scripts/fuzz-seeds fuzz/corpus/seeds
	for target in files texts structures c_functions unpack ptx_text; do mkdir -p fuzz/corpus/$$target || exit 1; done
	cd fuzz && $(FUZZ) files corpus/files corpus/seeds/files ../tests/data/cubin/history ../tests/data/cubin/malformed ../tests/data/fatbin/samples ../tests/data/fatbin/hosts $(FUZZ_OPTIONS)
	cd fuzz && $(FUZZ) texts corpus/texts corpus/seeds/texts $(FUZZ_OPTIONS)
	cd fuzz && $(FUZZ) structures corpus/structures corpus/seeds/structures $(FUZZ_OPTIONS)
	cd fuzz && $(FUZZ) c_functions corpus/c_functions corpus/seeds/c_functions $(FUZZ_OPTIONS)
	cd fuzz && $(FUZZ) unpack corpus/unpack corpus/seeds/unpack $(FUZZ_OPTIONS)
	cd fuzz && $(FUZZ) ptx_text corpus/ptx_text corpus/seeds/ptx_text $(FUZZ_OPTIONS)
	$(MAKE) --no-print-directory fuzz-commands

# Leaks are no harm in a process that ends; what is kept in static memory is told as such.
SANITIZED = RUSTC_BOOTSTRAP=1 RUSTFLAGS=-Zsanitizer=address CARGO_TARGET_DIR=target/asan ASAN_OPTIONS=detect_leaks=0
.PHONY: fuzz-commands
fuzz-commands: ## the commands on record with damaged files, from a file to text and JSON, SECONDS=600 or COMMANDS=20000, SEED=1; what makes one panic is kept in fuzz/corpus/commands; ASAN=1: under AddressSanitizer
	mkdir -p fuzz/corpus/inputs && tar -xzf tests/golden/inputs.tar.gz -C fuzz/corpus/inputs
	$(if $(COMMANDS),COMMANDS=$(COMMANDS)) $(if $(ASAN),$(SANITIZED)) SECONDS=$(SECONDS) SEED=$(SEED) INPUTS=fuzz/corpus/inputs FOUND=fuzz/corpus/commands $(CARGO) test --quiet --locked --package smarch-inspector --lib $(if $(ASAN),--target $(shell rustc -vV | sed -n 's/host: //p')) -- --ignored mutations >/dev/null

mutants: ## break chosen rows and rules one by one in a copy: some test must fail for each (an hour)
	scripts/mutants

cargo-mutants: ## cargo-mutants over rules, hardware, cubin and targets, SHARD=0/50 of each; takes cargo-mutants (cargo install cargo-mutants)
	scripts/cargo-mutants $(SHARD) rules hardware cubin targets || [ $$? = 77 ]

coverage: ## the lines of src/ that the Rust tests and the C tests reach, module by module; takes llvm-cov of rustc's LLVM
	scripts/coverage || [ $$? = 77 ]

mutants-check: ## every row of scripts/mutants.tsv is still in the sources
	scripts/mutants --check

.PHONY: wheel wheel-tests wheel-fuzz
wheel: ## the Python package with the command, in build/wheel; GLIBC=2.17 for machines that are older than this one, linked by zig (ziglang, from PyPI)
	scripts/wheel $(BUILD) $(GLIBC)

wheel-tests: $(BIN) ## that package in empty virtual environments: its tests, the guide's examples, mypy and pyright
	scripts/wheel-tests $(BUILD) || [ $$? = 77 ]

wheel-fuzz: ## any values and bytes into every function of the Python package, SECONDS=600, built with checks
	scripts/wheel-fuzz $(SECONDS)

# Where things go. Debian's packagers set LIBDIR to lib/x86_64-linux-gnu below PREFIX.
PREFIX     ?= /usr/local
INCLUDEDIR ?= $(PREFIX)/include
LIBDIR     ?= $(PREFIX)/lib
BINDIR     ?= $(PREFIX)/bin
DATADIR    ?= $(PREFIX)/share
PLACES     = PREFIX='$(PREFIX)' INCLUDEDIR='$(INCLUDEDIR)' LIBDIR='$(LIBDIR)' BINDIR='$(BINDIR)' DATADIR='$(DATADIR)' DESTDIR='$(DESTDIR)' WITH_SHARED='$(WITH_SHARED)'

.PHONY: install uninstall install-tests llvm-example

install: all $(if $(WITH_SHARED),$(SHARED)) ## archive, headers, smarch.pc, CMake package, data, guides and inspector below DESTDIR PREFIX (/usr/local); WITH_SHARED=yes the shared library, too
	$(PLACES) scripts/install $(BUILD)

uninstall: ## removes what install put there, with the same variables
	$(PLACES) scripts/install --remove $(BUILD)

install-tests: all $(SMALL) $(SHARED) ## installs into a scratch folder and builds programs from it: make, CMake, Meson, cargo
	scripts/install-tests

llvm-example: $(LIB) ## a compiler that asks smarch, where LLVM 19 is installed
	scripts/llvm-example $(LIB) || [ $$? = 77 ]

# The page: Debian's compiler for WebAssembly or rustup's target. Exit status 77 where there is none.
PAGE := $(BUILD)/page
.PHONY: page page-tests

page: ## the page that answers in a browser, a folder for any web server, in build/page
	scripts/page $(PAGE)

page-tests: ## the page's answers against those on record of the command, in Node.js and in headless Chromium; what is not installed is skipped with a message
	scripts/page-tests $(PAGE) || [ $$? = 77 ]

# SITE_URL=https://...: where it will be, for its sitemap.
SITE := $(BUILD)/site
.PHONY: site site-tests

site: ## the answers as static pages with the live page within, for any web server or opened as files, in build/site; SITE_URL=ADDRESS writes its sitemap
	scripts/site $(SITE) $(SITE_URL)

site-tests: ## the site's links, anchors and sizes; its pages in headless Chromium, at two widths, light and dark; ALL=1: every page in all four views, and axe-core on every page
	scripts/site-tests $(SITE) || [ $$? = 77 ]

# ONLY="command wheel": these kinds or artefacts. RELEASING.md has the rest.
.PHONY: dist dist-all dist-tests dist-twice dist-check
dist: ## what is shipped, as far as this machine builds it without tools of another, in build/dist with SHA256SUMS; ONLY=KIND or NAME
	scripts/dist $(ONLY)

dist-all: ## the same for all machines; what lacks a tool is left out by name
	scripts/dist --all $(ONLY)

dist-tests: ## what lies there, run as far as something here runs it: in qemu-user, in wine, in a chroot, installed from an empty home
	scripts/dist-tests $(ONLY)

dist-twice: ## built again from a clone in another folder: the same bytes
	scripts/dist-tests --twice $(ONLY)

dist-check: ## the version is in one place, what is shipped is what cargo-binstall asks for, actionlint of the workflows
	scripts/dist --check

clean: ## remove everything that was built
	rm -rf $(BUILD) target

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1@\2/' | awk -F@ '{ printf "%-18s %s\n", $$1, $$2 }'
