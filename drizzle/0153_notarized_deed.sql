-- The notarized deed, fetched from the notary's service and filed on the loan. Forward only.

ALTER TABLE notary_orders ADD COLUMN deed_file_id uuid;
