-- Closings whose day has come are looked for every few minutes: by their day, among those that are booked and not yet done.

CREATE INDEX applications_to_close ON applications ((document -> 'closing' ->> 'appointmentOn'))
  WHERE document -> 'closing' ->> 'appointmentOn' IS NOT NULL AND document -> 'closing' ->> 'accountOpenedOn' IS NULL;
