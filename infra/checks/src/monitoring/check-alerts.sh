#!/bin/sh
# `npm run check:alerts`: the rules are well-formed, fire for what they are about, and do not fire for a healthy system.
# It needs promtool, which is in Debian's package `prometheus`.
set -eu
cd "$(dirname "$0")/../../../monitoring"
command -v promtool >/dev/null || { echo 'check:alerts needs promtool: apt-get install prometheus' >&2; exit 1; }
promtool check config --syntax-only prometheus.yaml
promtool check rules alerts.yaml
promtool test rules alerts.test.yaml
echo '✓ The alerts fire for what they are about, and only for that.'
