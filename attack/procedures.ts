import type { Proof, Tally } from '../scripts/proof.ts';
import { workedExampleCouple } from '../src/sandbox/personas/worked-example-couple.ts';
import { setup } from '../src/testing/database-setup.ts';
import { hostileInput, randomFrom } from '../src/testing/hostile/hostile-input.ts';
import { type Procedure, procedures } from '../src/testing/hostile/procedures.ts';
import { personaLead } from '../src/testing/persona-lead.ts';
import { staffBrowser } from '../src/testing/staff-browsers.ts';
import type { TestBrowser } from '../src/testing/test-browser.ts';
import { startTestServer, type TestServer } from '../src/testing/test-server.ts';

const INPUTS = 12;
/** Only ends what hangs. */
const PATIENCE_MS = 20_000;

const call = (browser: TestBrowser, { path, type }: Procedure, input: unknown) =>
  Promise.race([
    type === 'mutation' ? browser.mutate(path, input) : browser.query(path, input),
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE_MS).unref()),
  ]);

/** A caller whose session is opened again when a call has ended it. */
type Caller = { name: string; open: () => Promise<TestBrowser>; isStranger: boolean };

const attack = async (
  tally: Tally,
  {
    server,
    caller,
    ids,
    seen,
  }: { server: TestServer; caller: Caller; ids: readonly string[]; seen: (text: string) => boolean },
): Promise<void> => {
  const random = randomFrom(caller.name.length * 7919);
  let browser = await caller.open();
  for (const procedure of procedures())
    for (let turn = 0; turn < INPUTS; turn += 1) {
      const input = hostileInput(procedure.inputs, { random, ids, hostility: (turn % 4) * 0.15 });
      const what = `${caller.name}: ${procedure.path} ${JSON.stringify(input)?.slice(0, 160)}`;
      try {
        const answer = await call(browser, procedure, input);
        const isLeak = caller.isStranger && seen(JSON.stringify(answer));
        tally.check(
          isLeak ? `${what} shows what is another’s` : `${what} answers ${answer.status}`,
          answer.status < 500 && !isLeak,
        );
        if (answer.status === 401) browser = await caller.open();
      } catch (error) {
        tally.failed(`${what}: ${String(error)}`);
      }
    }
  const faults = server.logged.filter((line) => /"call failed"|"request failed"/.test(line));
  for (const line of new Set(faults.map((each) => each.replace(/"(time|requestId)":[^,]+,/g, ''))))
    tally.note(line.slice(0, 400));
};

const run = async (tally: Tally): Promise<void> => {
  const stopDatabase = await setup();
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  try {
    const { pool } = server.container.database;
    const victim = await personaLead(server, workedExampleCouple, 'applicationSubmitted');
    const { rows: files } = await pool.query('SELECT id FROM files WHERE application_id = $1', [victim.applicationId]);
    const { rows: papers } = await pool.query('SELECT id FROM papers WHERE application_id = $1', [
      victim.applicationId,
    ]);
    const ids = [victim.applicationId, ...[...files, ...papers].map(({ id }) => String(id))];
    // What the product does by itself, such as the daily screening, is not a caller's doing.
    const stateOf = async () =>
      (
        await pool.query(
          `SELECT version, (SELECT count(*) FROM events WHERE application_id = a.id AND actor <> 'system') AS events,
             (SELECT count(*) FROM files WHERE application_id = a.id) AS files FROM applications a WHERE id = $1`,
          [victim.applicationId],
        )
      ).rows[0];
    const before = JSON.stringify(await stateOf());
    const seen = (text: string) => text.includes('Whitfield');
    const lead = async () => {
      const browser = server.browser();
      await browser.startLead({ firstName: 'Alma', lastName: 'Stranger', email: `${crypto.randomUUID()}@example.com` });
      return browser;
    };
    const partner = () =>
      staffBrowser(server, [{ role: 'partner', scopeKind: 'company', scopeId: crypto.randomUUID() }]);
    await attack(tally, {
      server,
      ids,
      seen,
      caller: { name: 'visitor', open: async () => server.browser(), isStranger: true },
    });
    await attack(tally, { server, ids, seen, caller: { name: 'another applicant', open: lead, isStranger: true } });
    await attack(tally, {
      server,
      ids,
      seen,
      caller: { name: 'partner of another company', open: partner, isStranger: true },
    });
    tally.check('the loan nobody was let into is as it was', JSON.stringify(await stateOf()) === before);
    const manager = () =>
      staffBrowser(server, [
        { role: 'manager', scopeKind: 'lender' },
        { role: 'admin', scopeKind: 'lender' },
      ]);
    await attack(tally, { server, ids, seen, caller: { name: 'manager', open: manager, isStranger: false } });
  } finally {
    await server.close();
    await stopDatabase();
  }
};

export const proof: Proof = {
  topic: 'every procedure, with made-up input and the ids of others',
  minutes: 30,
  run,
};
