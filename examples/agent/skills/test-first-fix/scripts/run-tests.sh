#!/bin/sh
set -eu
if [ -f package.json ]; then npm test
elif [ -f Makefile ]; then make test
else echo "No known test command" >&2; exit 1
fi
