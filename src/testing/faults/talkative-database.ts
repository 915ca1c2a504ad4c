import type pg from 'pg';

/** A session is opened, touched and limited before a call begins: with these failing, no call would get further. */
const BEFORE_THE_CALL = ['accounts', 'sessions', 'portal_grants', 'rate_limits', 'bot_check_uses'];

const everyTable = async (superuser: pg.Pool): Promise<string[]> => {
  const { rows } = await superuser.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  return rows.map(({ tablename }) => tablename).filter((name) => !BEFORE_THE_CALL.includes(name));
};

/** Raised as PostgreSQL's own errors are: with the row in message, detail and hint. */
const RAISE = `RAISE EXCEPTION 'row %', told USING DETAIL = told, HINT = told, ERRCODE = 'check_violation'`;

/** From now on each row written or removed fails its statement with an error that repeats it. */
export const failWrites = async (superuser: pg.Pool): Promise<void> => {
  await superuser.query(
    `CREATE FUNCTION tell_written() RETURNS trigger LANGUAGE plpgsql AS
       $$ DECLARE told text := coalesce(to_jsonb(NEW), to_jsonb(OLD))::text; BEGIN ${RAISE}; END $$`,
  );
  for (const table of await everyTable(superuser))
    await superuser.query(
      `CREATE TRIGGER a_tell BEFORE INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION tell_written()`,
    );
};

/** From now on each row read does. */
export const failReads = async (superuser: pg.Pool): Promise<void> => {
  await superuser.query(
    `CREATE FUNCTION tell_read(told text) RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN ${RAISE}; END $$`,
  );
  for (const table of await everyTable(superuser)) {
    await superuser.query(`CREATE POLICY tell ON ${table} USING (tell_read(to_jsonb(${table}.*)::text))`);
    await superuser.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`);
  }
};

/** From now on every statement of a call fails, with its parameters at hand for the error. */
export const failStatements = async (superuser: pg.Pool): Promise<void> => {
  for (const table of await everyTable(superuser))
    await superuser.query(`REVOKE ALL ON ${table} FROM hearthline_application`);
};
