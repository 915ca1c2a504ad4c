import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { answersAt } from '#sandbox/personas/parts/answered-step.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { createLog } from './log.ts';

const MARKER = 'Quizzaciously';

describe('a log line', () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const written = (entry: object): string => {
    log.error(entry, 'call failed');
    return lines.at(-1) ?? '';
  };

  it('holds an error’s kind, code and place, and never its message or what it was given', () => {
    const schema = z.object({ name: z.literal('x') }).safeParse({ name: MARKER });
    const database = Object.assign(new Error(`Key (name)=(${MARKER}) exists`), {
      code: '23505',
      detail: `Key (name)=(${MARKER})`,
      table: 'accounts',
      constraint: 'accounts_email',
    });
    const query = Object.assign(new Error(`Failed query: insert ... params: ${MARKER}`, { cause: database }), {
      query: 'insert into "accounts" values ($1)',
      params: [MARKER],
    });
    const line = written({ error: query, path: 'funnel.submitStep' });
    expect(line).not.toContain(MARKER);
    expect(JSON.parse(line).error).toMatchObject({
      statement: expect.stringMatching(/^insert into [0-9a-f]{12}$/),
      cause: { code: '23505', table: 'accounts', constraint: 'accounts_email' },
    });
    expect(JSON.parse(line).error.at[0]).toContain('log.test.ts');
    expect(written({ error: schema.error })).not.toContain(MARKER);
    expect(written({ error: new Error('outer', { cause: new Error(MARKER) }) })).not.toContain(MARKER);
  });

  it('leaves out every field that is not listed', () => {
    expect(JSON.parse(written({ firstName: MARKER, detail: { email: MARKER, code: 'X1' } }))).toMatchObject({
      firstName: '[not listed]',
      detail: { email: '[not listed]', code: 'X1' },
    });
  });
});

describe('a failing database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMITS: 'off', METRICS_TOKEN: 'a-token-for-metrics' });
  });
  afterAll(() => server.close());

  it.each(['creditScore', 'application', 'application5', 'application8', 'loanDisbursement'])(
    'lets nothing of %s into the log, the jobs, the metrics or the answer',
    async (key) => {
      const persona = workedExampleCouple;
      const { browser } = await personaLead(server, persona, key);
      const step = stepByKey(key, persona);
      if (!step) throw new Error(`no step ${key}`);
      const application = applicationOf(persona, key);
      const planted = JSON.stringify(answersAt(application, { persona, step, person: 'borrower' })).replace(
        /"(line1|firstName|middleName|lastName|employer|title|accountNumber)":"[^"]*"/g,
        `"$1":"${MARKER}"`,
      );
      const { pool } = server.container.database;
      await server.superuser.query(
        `CREATE OR REPLACE FUNCTION fail_now() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN RAISE EXCEPTION 'row: %', NEW.document USING DETAIL = NEW.document::text; END $$`,
      );
      for (const table of ['applications', 'drafts'])
        await server.superuser.query(
          `CREATE TRIGGER fail_now BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION fail_now()`,
        );
      const lines = server.logged.length;
      const input = { step: key, answers: JSON.parse(planted), base: step.read(application, 'borrower') };
      const answer = await browser.mutate('funnel.submitStep', input);
      const drafted = await browser.mutate('funnel.saveDraft', { step: key, draft: input.answers });
      for (const table of ['applications', 'drafts']) await server.superuser.query(`DROP TRIGGER fail_now ON ${table}`);
      const jobs = await pool.query('SELECT data, output FROM pgboss.job');
      const metrics = await server.fetch('/metrics', { headers: { authorization: 'Bearer a-token-for-metrics' } });
      const seen = [
        ...server.logged.slice(lines),
        JSON.stringify([answer, drafted, jobs.rows]),
        await metrics.text(),
      ].filter((text) => text.includes(MARKER) || text.includes('Whitfield'));
      expect(seen).toEqual([]);
      expect([answer.status, drafted.status]).toContain(500);
    },
  );
});
