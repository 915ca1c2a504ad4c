import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { limitTries } from '../shared/limit-tries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('cannot be used to try one number after another', async () => {
  const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
  const reasons: (string | null)[] = [];
  // A stored number is changed only with a fresh proof.
  await server.container.database.pool.query("UPDATE sessions SET proved_at = now(), proved_by = 'code'");
  for (let number = 1; number <= 7; number += 1)
    reasons.push((await lead.submit('creditScore', { ssn: `21909000${number}` })).reason);
  expect(reasons).toEqual([null, null, null, null, null, null, 'tooManyToday']);
});

it('is limited by where it comes from, too', async () => {
  const pull = (account: string) =>
    limitTries(server.container, { what: 'creditPull', account, address: '203.0.113.7' }).catch(({ reason }) => reason);
  const refusals: unknown[] = [];
  for (let file = 1; file <= 41; file += 1) refusals.push(await pull(`file ${file}`));
  expect(refusals.filter(Boolean)).toEqual(['tooManyToday']);
});
