-- A document keeps the language it was written in, so that its sealed PDF is the one that was shown. All earlier ones are in English. Forward only.

UPDATE papers SET content = content || '{"locale": "en"}';
