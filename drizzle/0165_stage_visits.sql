-- Each stage a loan has been in and since when, for reports. Written with the loan's row in the lists; nothing is known of the time before. Forward only.

CREATE TABLE stage_visits (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  number integer NOT NULL,
  stage text NOT NULL,
  entered_on date NOT NULL,
  PRIMARY KEY (application_id, number)
);
GRANT SELECT, DELETE ON stage_visits TO hearthline_purge;
