-- A waiver that takes two people waits on its condition for the second. Forward only.

ALTER TABLE conditions ADD COLUMN waiver jsonb;
