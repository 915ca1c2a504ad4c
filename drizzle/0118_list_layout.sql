-- How each person keeps the list of loans: its columns and the height of its rows. Forward only.

ALTER TABLE desk_settings ALTER COLUMN has_letter_keys SET DEFAULT true;
ALTER TABLE desk_settings ADD COLUMN list_layout jsonb;
