-- A manager's view of the pipeline may be shared with colleagues. Forward only.

ALTER TABLE saved_views ADD COLUMN is_shared boolean NOT NULL DEFAULT false;
CREATE INDEX saved_views_shared ON saved_views (created_at) WHERE is_shared;
