VENV := .venv
BIN := $(VENV)/bin
WHEEL := $(VENV)/wheel
STEP = $(BIN)/python tools/step.py $@.log
PIP := $(BIN)/python -m pip --disable-pip-version-check
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --prefix web

# The first Python on the path that is new enough; another one: make PYTHON=python3.13
PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$python; break; }; done)

# The installed package is named after what it was made from, so any change, a deleted file too, makes a new one.
MADE_FROM := $(shell { find src web setup.py pyproject.toml requirements/run.in requirements/lab.in -type f \
	! -path '*/__pycache__/*' ! -path '*/node_modules/*' ! -path '*/table/page/*' -exec cksum {} + | LC_ALL=C sort; \
	command -v cc gcc clang; \
	echo "$$CC $$BIGHOUSE_PURE"; } | cksum | cut -d' ' -f1)
INSTALLED := $(VENV)/installed-$(MADE_FROM)

# What runs once more on the plain files, because the compiler could make a difference: the kernel, whole games move by
# move with their fingerprints, what objects hold, and what they do with nonsense. All else follows from these.
BOTH := tests/engine tests/golden $(patsubst %,tests/contract/test_%.py,determinism state hostile_input)

.PHONY: help play test plain soak bench lock format clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

play: $(INSTALLED) ## set everything up and open the house: play in the browser; PORT=8282 for another port
	@$(BIN)/python -m bighouse serve $(if $(PORT),--port $(PORT))

test: $(VENV)/dev $(VENV)/lab $(VENV)/page $(VENV)/system ## check style, types and layers; run all tests, compiled and plain
	@$(MAKE) --no-print-directory -j2 $(INSTALLED) plain
	@kind=compiled; ls $(WHEEL)/*-none-any.whl >/dev/null 2>&1 && kind=pure; set -x; BIGHOUSE_EXPECT=$$kind $(BIN)/pytest -n auto --dist worksteal

# All that needs no compiled package: it is done while the compiler works.
plain:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test
	PYTHONPATH=src BIGHOUSE_EXPECT=pure $(BIN)/pytest -n auto --dist worksteal $(BOTH)

soak: $(INSTALLED) ## play random games of every kind for a long time
	$(BIN)/python bench/soak.py

bench: $(INSTALLED) ## measure the speed, side by side with peers
	$(BIN)/python bench/compare.py

lock: $(VENV)/dev ## pin the requirements anew; with UPGRADE=1 to the newest versions
	$(call pin,run)
	$(call pin,lab,-c requirements/run.txt)
	$(call pin,build,-c requirements/run.txt)
	$(call pin,dev,-c requirements/build.txt)

format: $(VENV)/dev ## put the code in shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## remove everything that make has made
	rm -rf $(VENV) .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

pin = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade) $(2) requirements/$(1).in -o requirements/$(1).txt

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo 'Bighouse needs Python 3.11 or newer. Debian, Ubuntu: apt install python3 python3-venv;' \
		'macOS: brew install python. Or name one: make PYTHON=...' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Bighouse needs Python 3.11 or newer, and $(PYTHON) is not." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(PYTHON) cannot make a virtual environment." \
		'Debian, Ubuntu: apt install python3-venv' >&2; exit 1; }
	@mkdir -p $(VENV) 2>/dev/null && test -w $(VENV) -a -w web || { echo "$(CURDIR) cannot be written to, and Bighouse is" \
		'built inside it. Copy the folder to a place of your own.' >&2; exit 1; }
	@echo 'Making $(VENV) ...'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

# What builds (and with it what runs), then what tests; each list holds the one before it.
# What only the lab needs is a list of its own.
$(VENV)/build: requirements/build.txt | $(BIN)/python
$(VENV)/dev: requirements/dev.txt | $(VENV)/build
$(VENV)/lab: requirements/lab.txt | $(VENV)/build
$(VENV)/build $(VENV)/dev $(VENV)/lab:
	@$(STEP) 'Installing $<' $(PIP) install --require-hashes -r $<
	@touch $@

# What the page is built and tested with; Node itself comes with the list "build".
$(VENV)/page: web/package-lock.json | $(VENV)/build
	@$(STEP) 'Installing what the page is built with' env $(NPM) install --no-save --no-audit --no-fund
	@touch $@

# A browser and a database server to test with, where they can be installed; the tests say what they do without.
$(VENV)/system: | $(BIN)/python
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		! { command -v chromium && command -v chromium-headless-shell && ls /usr/lib/postgresql/*/bin/postgres; } >/dev/null 2>&1; then \
		$(STEP) 'Installing Chromium and PostgreSQL' sh -c 'apt-get -qq update && \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends \
		chromium chromium-headless-shell postgresql'; fi
	@touch $@

# One wheel, which players and tests install alike.
$(INSTALLED): $(VENV)/build
	@rm -rf $(VENV)/installed-* $(WHEEL)
	@$(STEP) 'Building Bighouse' $(PIP) wheel --verbose --no-deps --no-build-isolation --wheel-dir $(WHEEL) .
	@$(PIP) install --quiet --force-reinstall --no-deps $(WHEEL)/*.whl
	@touch $@
