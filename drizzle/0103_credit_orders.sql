-- Soft and hard pulls told apart, and the vendor's order behind a report, so that none is placed twice. Forward only.

ALTER TABLE reports
  ADD COLUMN look text CHECK (look IN ('soft', 'hard')),
  ADD COLUMN order_sent_at timestamptz,
  ADD COLUMN order_reference text;

-- Until now a vendor was only ever asked for soft pulls. Staff's own entries say which they are in their sealed answer.
UPDATE reports SET look = 'soft'
  WHERE kind IN ('singleCredit', 'singleCreditCoborrower', 'jointCredit') AND idempotency_key NOT LIKE 'staff/%';
