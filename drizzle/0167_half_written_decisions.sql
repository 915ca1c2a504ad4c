-- What staff have typed for a decision is kept beside their half-written notes and messages. Forward only.

ALTER TABLE half_written_texts
  DROP CONSTRAINT half_written_texts_place_check,
  ADD CONSTRAINT half_written_texts_place_check
    CHECK (place IN ('note', 'message/borrower', 'message/coborrower', 'decision'));
