#!/bin/sh
# Runs one command of the product with the settings and secrets of this machine, as the user of its services:
#   deploy/run.sh doctor
#   deploy/run.sh add-admin you@lender.example Your Name
# As root, who alone can read the secrets.
set -eu
[ "$(id -u)" = 0 ] || { echo "Run this as root." >&2; exit 1; }
[ $# -gt 0 ] || { echo "Name a command of scripts/, such as doctor." >&2; exit 1; }
set -a
. /etc/hearthline/settings
for file in /etc/hearthline/secrets/*; do eval "$(basename "$file")=\$(cat \"\$file\")"; done
HEARTHLINE_MODE=production DATA_DIR=/var/lib/hearthline HOME=/tmp
set +a
cd "$(dirname "$0")/.."
name="$1"
shift
exec runuser -u hearthline -- /usr/bin/node --disable-warning=ExperimentalWarning "scripts/$name.ts" "$@"
