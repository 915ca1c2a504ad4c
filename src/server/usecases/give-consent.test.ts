import { afterAll, beforeAll, expect, it } from 'vitest';
import { personaLead } from '#testing/persona-lead.ts';
import { homeownerWithOneJob } from '#testing/personas/homeowner-with-one-job.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('cannot be used to try one number after another', async () => {
  const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
  const reasons: (string | null)[] = [];
  for (let number = 1; number <= 7; number += 1)
    reasons.push((await lead.submit('creditScore', { ssn: `21909000${number}` })).reason);
  expect(reasons).toEqual([null, null, null, null, null, null, 'tooManyTries']);
});
