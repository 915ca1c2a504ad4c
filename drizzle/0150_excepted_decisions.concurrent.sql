-- Policy exceptions are listed across loans, newest first. Forward only.

DROP INDEX CONCURRENTLY IF EXISTS decisions_excepted;
CREATE INDEX CONCURRENTLY decisions_excepted ON decisions (decided_at DESC, id DESC) WHERE exceptions IS NOT NULL;
