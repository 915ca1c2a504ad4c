-- Reports read visits in their order, and staff's work by its kind, from the indexes alone. Forward only.

DROP INDEX CONCURRENTLY IF EXISTS stage_visits_in_order;
CREATE UNIQUE INDEX CONCURRENTLY stage_visits_in_order ON stage_visits (application_id, number) INCLUDE (stage, entered_on);
DROP INDEX CONCURRENTLY IF EXISTS events_of_conditions;
CREATE INDEX CONCURRENTLY events_of_conditions ON events (at) INCLUDE (application_id, actor)
  WHERE kind = 'conditionDecided' AND body ->> 'state' IN ('accepted', 'waived');
DROP INDEX CONCURRENTLY IF EXISTS events_of_staff;
CREATE INDEX CONCURRENTLY events_of_staff ON events (kind, at) INCLUDE (application_id, actor)
  WHERE kind IN ('documentJudged', 'decided', 'decisionConfirmed', 'closingCheckedIn', 'closingRecorded');
DROP INDEX CONCURRENTLY IF EXISTS events_of_work;
