-- The index, date by date: found in a published series or entered by staff, proposed by one person and released by another. Forward only.

CREATE TABLE index_dates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 3000),
  published_from date NOT NULL,
  source text NOT NULL CHECK (source IN ('fred', 'h15', 'staff')),
  note text,
  state text NOT NULL CHECK (state IN ('found', 'proposed', 'released', 'declined')),
  found_at timestamptz NOT NULL,
  old_rate integer,
  effective_from date,
  proposed_by uuid,
  proposed_by_name text,
  proposed_at timestamptz,
  settled_by uuid,
  settled_by_name text,
  settled_at timestamptz,
  CHECK (state = 'found' OR (effective_from IS NOT NULL AND proposed_by IS NOT NULL AND proposed_at IS NOT NULL)),
  CHECK (state NOT IN ('released', 'declined') OR (settled_by IS NOT NULL AND settled_at IS NOT NULL)),
  -- Two people, whatever the program says.
  CHECK (settled_by IS NULL OR settled_by <> proposed_by)
);
CREATE UNIQUE INDEX index_dates_found ON index_dates (published_from, rate) WHERE source <> 'staff';
CREATE UNIQUE INDEX index_dates_released ON index_dates (effective_from) WHERE state = 'released';
CREATE UNIQUE INDEX index_dates_proposed ON index_dates ((true)) WHERE state = 'proposed';

-- What was released stays as it was.
CREATE FUNCTION keep_released_index() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state IN ('released', 'declined') THEN
    RAISE EXCEPTION 'a settled index date does not change';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_released_index BEFORE UPDATE OR DELETE ON index_dates FOR EACH ROW EXECUTE FUNCTION keep_released_index();
