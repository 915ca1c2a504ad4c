#!/bin/sh
# Writes the secrets of compose.yaml into deploy/compose/secrets, once, as root: each is owned by the user of the container that reads it.
# Keep a copy in a vault: without the keys the data opens nothing.
set -eu
[ "$(id -u)" = 0 ] || { echo "Run this as root." >&2; exit 1; }
folder="$(dirname "$0")/secrets"
umask 077
mkdir -p "$folder"
write() { [ -e "$folder/$1" ] || printf '%s' "$2" > "$folder/$1"; }
random() { openssl rand -hex 24; }
for name in postgres_password owner_password app_password purge_password s3_secret; do write "$name" "$(random)"; done
write session_secret "$(openssl rand -base64 48 | tr -d '\n')"
write encryption_keys "key-1:$(openssl rand -base64 32)"
write metrics_token "$(random)"
write database_url "postgres://hearthline_app:$(cat "$folder/app_password")@database/hearthline"
write migration_database_url "postgres://hearthline_owner:$(cat "$folder/owner_password")@database/hearthline"
write purge_database_url "postgres://hearthline_purge_job:$(cat "$folder/purge_password")@database/hearthline"
write smtp_url "smtp://mail:1025"
if [ ! -e "$folder/paper_seal_p12" ]; then
  passphrase="$(random)"
  work="$(mktemp -d)"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj "/CN=Document seal" -keyout "$work/key.pem" -out "$work/certificate.pem" 2>/dev/null
  openssl pkcs12 -export -inkey "$work/key.pem" -in "$work/certificate.pem" -passout "pass:$passphrase" -out "$work/seal.p12"
  write paper_seal_p12 "$(base64 < "$work/seal.p12" | tr -d '\n')"
  write paper_seal_passphrase "$passphrase"
  rm -r "$work"
fi
chown -R 1000 "$folder"
for name in postgres_password owner_password app_password purge_password; do chown 999 "$folder/$name"; done
echo "The secrets are in $folder."
