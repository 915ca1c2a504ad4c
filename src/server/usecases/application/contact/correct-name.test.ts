import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { joinedCouple } from '#testing/couple.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const rows = async (sql: string, values: unknown[] = []) =>
  (await server.container.database.pool.query(sql, values)).rows;
const renamed = { firstName: 'Dána', lastName: 'Whitfield-Reyes' };
const eventsOf = (applicationId: string, kind: string) =>
  rows('SELECT actor, body FROM events WHERE application_id = $1 AND kind = $2', [applicationId, kind]);

describe('a name corrected in a running application', () => {
  it('is saved, logged, and found in the pipeline', async () => {
    const lead = await personaLead(server, workedExampleCouple, 'application3');
    const { borrower } = (await rows('SELECT document FROM applications WHERE id = $1', [lead.applicationId]))[0]
      .document;
    const base = { firstName: borrower.firstName, lastName: borrower.lastName };
    const answer = await lead.browser.mutate('application.correctName', { ...renamed, base });
    expect(answer.data).toEqual({ kind: 'saved' });
    expect(await eventsOf(lead.applicationId, 'nameCorrected')).toEqual([
      { actor: 'borrower', body: { before: base, after: renamed } },
    ]);
    const [stored] = await rows('SELECT borrower_name, status FROM applications WHERE id = $1', [lead.applicationId]);
    expect(stored).toMatchObject({ borrower_name: expect.stringContaining('Reyes'), status: 'application3' });
    const [row] = await rows('SELECT * FROM pipeline_rows WHERE application_id = $1', [lead.applicationId]);
    expect(JSON.stringify(row)).toContain('Reyes');
    const late = await lead.browser.mutate('application.correctName', { firstName: 'Other', lastName: 'Name', base });
    expect(late.data).toEqual({ kind: 'conflict', theirs: renamed });
    const again = await lead.browser.mutate('application.correctName', { ...renamed, base });
    expect(again.data).toEqual({ kind: 'saved' });
    expect(await eventsOf(lead.applicationId, 'nameCorrected')).toHaveLength(1);
  });

  it('becomes a message to staff once the agreement is signed, and no page changes it either', async () => {
    const lead = await personaLead(server, workedExampleCouple, 'identityVerification');
    const [{ document }] = await rows('SELECT document FROM applications WHERE id = $1', [lead.applicationId]);
    expect(document.borrower.signing.agreementSigned).toBe(true);
    const base = { firstName: document.borrower.firstName, lastName: document.borrower.lastName };
    const answer = await lead.browser.mutate('application.correctName', { ...renamed, base });
    expect(answer.data).toEqual({ kind: 'asked' });
    const messages = await rows('SELECT body FROM loan_messages WHERE application_id = $1', [lead.applicationId]);
    expect(messages).toEqual([{ body: expect.stringContaining('Whitfield-Reyes') }]);
    expect((await lead.submit('creditScore', renamed)).data).toMatchObject({
      kind: 'invalid',
      issues: [{ path: ['firstName'], code: 'nameSigned' }],
    });
    const [after] = await rows('SELECT document FROM applications WHERE id = $1', [lead.applicationId]);
    expect(after.document.borrower).toMatchObject(base);
  });

  it('is each person’s own', async () => {
    const couple = await joinedCouple(server);
    const [{ document }] = await rows('SELECT document FROM applications WHERE id = $1', [
      couple.borrower.applicationId,
    ]);
    const { firstName, lastName } = document.coborrower;
    const answer = await couple.coborrower.mutate('application.correctName', {
      ...renamed,
      base: { firstName, lastName },
    });
    expect(answer.data).toEqual({ kind: 'saved' });
    const [after] = await rows('SELECT document FROM applications WHERE id = $1', [couple.borrower.applicationId]);
    expect(after.document.coborrower).toMatchObject(renamed);
    expect(after.document.borrower).toEqual(document.borrower);
  });
});
