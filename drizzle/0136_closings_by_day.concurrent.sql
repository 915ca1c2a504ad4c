-- Closings are counted by their day. Forward only.

DROP INDEX CONCURRENTLY IF EXISTS applications_by_appointment;
CREATE INDEX CONCURRENTLY applications_by_appointment ON applications ((document -> 'closing' ->> 'appointmentOn'))
  WHERE document -> 'closing' ->> 'appointmentOn' IS NOT NULL;
