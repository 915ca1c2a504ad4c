-- A co-borrower who was asked may say no, or leave after joining; both keep the day it happened. Forward only.

ALTER TABLE invitations ADD COLUMN declined_at timestamptz;
