-- Three roles: whoever runs migrations owns everything; the application reads and writes rows; the purge may only call its function. Forward only.

DO $$
DECLARE role text;
BEGIN
  FOREACH role IN ARRAY ARRAY['hearthline_application', 'hearthline_purger'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN', role);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END;
    END IF;
  END LOOP;
END $$;

GRANT USAGE ON SCHEMA public, demographics TO hearthline_application;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, demographics TO hearthline_application;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, demographics TO hearthline_application;
ALTER DEFAULT PRIVILEGES IN SCHEMA public, demographics GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO hearthline_application;
ALTER DEFAULT PRIVILEGES IN SCHEMA public, demographics GRANT USAGE, SELECT ON SEQUENCES TO hearthline_application;

-- What is only added to. Rows of sign_in_events are deleted after a year, which its trigger checks.
REVOKE UPDATE, DELETE ON events, staff_events, desk_events, closed_chains, anchors FROM hearthline_application;
REVOKE UPDATE ON sign_in_events FROM hearthline_application;
REVOKE DELETE ON applications, chain_keys, audit_checks FROM hearthline_application;
REVOKE INSERT, UPDATE, DELETE ON purged_chains FROM hearthline_application;
DO $$ BEGIN
  IF to_regclass('migrations') IS NOT NULL THEN REVOKE INSERT, UPDATE, DELETE ON migrations FROM hearthline_application; END IF;
END $$;

REVOKE EXECUTE ON FUNCTION purge_application(uuid, integer, text, bytea) FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO hearthline_purger;
GRANT EXECUTE ON FUNCTION purge_application(uuid, integer, text, bytea) TO hearthline_purger;
