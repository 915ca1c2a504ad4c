-- An applicant's objection to a corrected answer stays open until staff other than the one who corrected it settle it with a reason. Forward only.

ALTER TABLE answer_corrections
  DROP CONSTRAINT answer_corrections_state_check,
  DROP CONSTRAINT answer_corrections_check1,
  ADD COLUMN settlement text,
  ADD COLUMN settled_by uuid,
  ADD COLUMN settled_by_name text,
  ADD COLUMN settled_at timestamptz,
  ADD CONSTRAINT answer_corrections_state_check CHECK (state IN ('told', 'confirmed', 'objected', 'settled')),
  ADD CONSTRAINT answer_corrections_objection_check CHECK ((state IN ('objected', 'settled')) = (objection IS NOT NULL)),
  ADD CONSTRAINT answer_corrections_settled_check CHECK ((state = 'settled') = (settled_at IS NOT NULL)),
  ADD CONSTRAINT answer_corrections_second_check CHECK (settled_by IS DISTINCT FROM corrected_by);
