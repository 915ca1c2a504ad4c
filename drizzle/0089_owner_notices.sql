-- A notice for an owner of the home who does not borrow. Forward only.

ALTER TABLE notice_deliveries ADD COLUMN owner text;
