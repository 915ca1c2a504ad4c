-- The paper a verification was read from, such as the certificate of military status. Forward only.

ALTER TABLE verifications ADD COLUMN file_id uuid REFERENCES files;
