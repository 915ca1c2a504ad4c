-- The audit trail is read across loans by time and by person. Forward only.

CREATE INDEX events_by_time ON events (at DESC, application_id, seq);
CREATE INDEX events_by_actor ON events (actor, at DESC);
