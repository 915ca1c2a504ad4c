-- The nightly check of the event chains, and the digests kept outside of the database. Forward only.

-- Every digest in order. The digests themselves are files or objects elsewhere.
CREATE TABLE anchors (
  number integer PRIMARY KEY,
  sha256 bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TRIGGER refuse_anchor_change BEFORE UPDATE OR DELETE ON anchors FOR EACH ROW EXECUTE FUNCTION refuse_event_change();

-- One row a check. An unfinished one is continued after the last chain whose page was kept.
CREATE TABLE audit_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  began_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz,
  number integer NOT NULL,
  after_chain text NOT NULL DEFAULT '',
  pages jsonb NOT NULL DEFAULT '[]',
  held bigint NOT NULL DEFAULT 0,
  findings jsonb NOT NULL DEFAULT '[]',
  failed bigint NOT NULL DEFAULT 0
);
