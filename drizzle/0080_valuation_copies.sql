-- What a notice covers, so that a newer valuation gets a copy of its own. Forward only.

ALTER TABLE notice_deliveries ADD COLUMN about uuid;
