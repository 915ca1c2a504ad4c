-- A document keeps its language and the sender's address as shown, so that its sealed PDF is the one that was shown. Earlier ones are in English
-- and have no address. Forward only.

UPDATE papers SET content = jsonb_set(content || '{"locale": "en"}', '{lender,address}', 'null');
