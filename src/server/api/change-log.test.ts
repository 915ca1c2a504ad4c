import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Persona } from '#sandbox/personas/persona.ts';
import { personaByName } from '#sandbox/personas/personas.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const changes = () => server.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'change');

it('names the call, the account, the loan and the outcome of every change, and nothing typed', async () => {
  const lead = await personaLead(server, personaByName('homeowner-with-one-job') as Persona, 'propertyValue');
  await lead.submit('propertyValue');
  expect(changes().at(-1)).toEqual({
    level: 'info',
    time: expect.any(Number),
    msg: 'change',
    requestId: expect.any(String),
    path: 'funnel.submitStep',
    accountId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    applicationId: lead.applicationId,
    outcome: 'done',
  });
  await server.browser().mutate('funnel.submitStep', { step: 'propertyValue', answers: {}, base: {} });
  expect(changes().at(-1)).toMatchObject({ path: 'funnel.submitStep', accountId: null, outcome: 'signInRequired' });
});
