-- Reports count applications by the day they began, and staff's work by the time it was done. Forward only.

DROP INDEX CONCURRENTLY IF EXISTS events_began;
CREATE INDEX CONCURRENTLY events_began ON events ((body ->> 'on'), application_id) WHERE kind = 'applicationBegan';
DROP INDEX CONCURRENTLY IF EXISTS events_of_work;
CREATE INDEX CONCURRENTLY events_of_work ON events (at, application_id)
  WHERE kind IN ('documentJudged', 'conditionDecided', 'decided', 'decisionConfirmed', 'closingCheckedIn', 'closingRecorded');
