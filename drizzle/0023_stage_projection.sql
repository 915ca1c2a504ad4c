-- The portal's rows are written by the product, in the transaction that changes a loan (src/server/db/projections): the triggers that derived
-- them are gone. Triggers on the rows themselves still count and notify, and a deleted SSN still takes its search term along. Forward only.

DROP TRIGGER refresh_pipeline ON applications;
DROP TRIGGER refresh_pipeline ON conditions;
DROP TRIGGER refresh_pipeline ON clocks;
DROP TRIGGER refresh_pipeline ON decisions;
DROP TRIGGER refresh_pipeline ON offers;
DROP TRIGGER refresh_pipeline ON fundings;
DROP TRIGGER refresh_pipeline ON loan_figures;
DROP FUNCTION refresh_pipeline();
DROP FUNCTION refresh_pipeline_row(uuid);
DROP VIEW pipeline_facts;
DROP VIEW pipeline_term_facts;
DROP VIEW credit_decisions;

DROP TRIGGER refresh_talk_written ON loan_messages;
DROP TRIGGER refresh_talk_read ON loan_messages;
DROP TRIGGER move_loan_talks ON applications;
DROP FUNCTION refresh_loan_talks();
DROP FUNCTION refresh_loan_talk(uuid, text);
DROP FUNCTION move_loan_talks();
