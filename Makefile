# Everything is done by tools/dev.py; this only finds a Python to start it with. It moves on to a newer one by itself.
PYTHON ?= $(firstword $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	command -v $$name; done; true) python3)
COMMANDS := run test lint screenshots translations book ladder par kill-test fault-test monkey soak fuzz font bundle deb smoke \
	guide release-check setup clean help

.DEFAULT_GOAL := help
.PHONY: $(COMMANDS)

# make test ARGS="-k clock" hands words on
$(COMMANDS):
	@"$(PYTHON)" tools/dev.py $@ $(ARGS)
