-- For a database administrator, once, before the first start or before upgrading to this release:
--   psql -d hearthline -v owner_password=... -v app_password=... -v purge_password=... -f deploy/roles.sql
-- On a database that already has tables, make hearthline_owner their owner first (REASSIGN OWNED BY the role used so far).

-- Groups. Migrations grant rights to them.
CREATE ROLE hearthline_application NOLOGIN;
CREATE ROLE hearthline_purger NOLOGIN;
-- Owns the purge function and logs in nowhere; skip it when an earlier release has made it.
CREATE ROLE hearthline_purge NOLOGIN;

-- MIGRATION_DATABASE_URL
CREATE ROLE hearthline_owner LOGIN PASSWORD :'owner_password';
-- With the admin option, since the first migration grants it to the role that runs it.
GRANT hearthline_purge TO hearthline_owner WITH ADMIN OPTION;
-- DATABASE_URL
CREATE ROLE hearthline_app LOGIN PASSWORD :'app_password' IN ROLE hearthline_application;
-- PURGE_DATABASE_URL
CREATE ROLE hearthline_purge_job LOGIN PASSWORD :'purge_password' IN ROLE hearthline_purger;

GRANT CREATE ON DATABASE :"DBNAME" TO hearthline_owner;
ALTER SCHEMA public OWNER TO hearthline_owner;
REVOKE TEMPORARY ON DATABASE :"DBNAME" FROM PUBLIC;
