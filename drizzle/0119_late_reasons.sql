-- Why a deadline was missed, in the words of the person who answers for it. Forward only.

ALTER TABLE clocks
  ADD COLUMN late_reason text,
  ADD COLUMN late_reason_by_name text,
  ADD CHECK ((late_reason IS NULL) = (late_reason_by_name IS NULL));
