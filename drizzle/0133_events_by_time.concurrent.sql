-- The audit trail is read across loans by time and by person. Forward only.

DROP INDEX CONCURRENTLY IF EXISTS events_by_time;
CREATE INDEX CONCURRENTLY events_by_time ON events (at DESC, application_id DESC, seq DESC);
DROP INDEX CONCURRENTLY IF EXISTS events_by_actor;
CREATE INDEX CONCURRENTLY events_by_actor ON events (actor, at DESC);
