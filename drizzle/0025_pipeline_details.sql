-- What the list only shows, and neither filters nor sorts by, is one value: another such column needs no migration. Forward only.
-- `npm run rebuild-pipeline` fills a new one in for loans that nobody touches.

ALTER TABLE pipeline_rows ADD COLUMN details jsonb NOT NULL DEFAULT '{}';

-- No count and no filter changes, so nobody needs to be notified.
ALTER TABLE pipeline_rows DISABLE TRIGGER USER;
UPDATE pipeline_rows SET details = jsonb_build_object('openedOn', opened_on);
ALTER TABLE pipeline_rows ENABLE TRIGGER USER;

ALTER TABLE pipeline_rows DROP COLUMN opened_on;
