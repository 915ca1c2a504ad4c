import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Persona } from '#sandbox/personas/persona.ts';
import { personaByName } from '#sandbox/personas/personas.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const lastRequest = (path: string) =>
  server.logged
    .map((line) => JSON.parse(line))
    .findLast((line) => line.msg === 'request' && String(line.path).endsWith(path));

describe('the log line of a request', () => {
  it('names the network address, the account and the loan', async () => {
    const lead = await personaLead(server, personaByName('homeowner-with-one-job') as Persona, 'propertyValue');
    await lead.browser.query('application.current');
    expect(lastRequest('application.current')).toMatchObject({
      level: 'info',
      address: expect.any(String),
      accountId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      applicationId: lead.applicationId,
    });
  });

  it('warns of a call to a loan out of reach, with the account that made it', async () => {
    const staff = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
    const { accountId } = staff;
    const loanId = randomUUID();
    await staff.query('loanFile.tracker', { loanId });
    expect(lastRequest('loanFile.tracker')).toMatchObject({
      level: 'warn',
      accountId,
      applicationId: loanId,
      outcome: 'notFound',
    });
  });

  it.each([
    ['from another site', { origin: 'https://elsewhere.example' }, 'wrongOrigin'],
    [
      'without a solved bot check',
      { origin: 'http://localhost:3000', 'x-same-origin': '1', 'sec-fetch-site': 'same-origin' },
      'botCheckRequired',
    ],
  ])('warns of a change sent %s', async (_, headers, outcome) => {
    await server.fetch('/api/trpc/funnel.submitStep', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"json":{}}',
    });
    expect(lastRequest('funnel.submitStep')).toMatchObject({ level: 'warn', outcome, accountId: null });
  });

  it('warns of a file asked for with a link that does not hold', async () => {
    const fileId = randomUUID();
    await server.fetch(`/api/files/${fileId}?realm=applicant&until=1&signature=x`);
    expect(lastRequest(fileId)).toMatchObject({ level: 'warn', outcome: 'signInRequired' });
  });
});
