-- Which kinds there are is kept in one place, the schema the code checks with.
ALTER TABLE consents DROP CONSTRAINT consents_kind_check;

-- Numbers whose owners said stop, or that cannot get texts.
CREATE TABLE text_refusals (
  phone text PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);

-- What the sandbox's text port delivered.
CREATE TABLE sandbox_texts (
  message_id text PRIMARY KEY,
  recipient text NOT NULL,
  text text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);
