#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: the roles of deploy/roles.sql.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -v owner_password="$(cat /run/secrets/owner_password)" \
  -v app_password="$(cat /run/secrets/app_password)" \
  -v purge_password="$(cat /run/secrets/purge_password)" \
  -f /roles.sql
