import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { latePayment } from '#sandbox/personas/late-payment.ts';
import type { SandboxBehaviour, Vendor } from '#sandbox/vendor-behavior.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { visitVendor } from '#testing/agree-to-income.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { proveSessions } from '#testing/leads.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { recordLateRefusal } from '../decisions/record-late-refusal.ts';
import { askAgainLater, askOutside } from './ask-outside.ts';
import { pullCredit } from './pull-credit.ts';

const TITLE_REPORT = 425;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const turn = (vendor: Vendor, behaviour: SandboxBehaviour) =>
  server.browser().mutate('sandbox.setSwitch', { vendor, behaviour });
const rowsOf = async (table: 'reports' | 'decisions', id: string) =>
  (await server.container.database.pool.query(`SELECT * FROM ${table} WHERE application_id = $1`, [id])).rows;

it('a vendor that finds nothing leaves a task for the lender', async () => {
  await turn('title', 'thin');
  const { loanId } = await deskLoan(server);
  const { rows } = await server.container.database.pool.query(
    'SELECT request FROM conditions WHERE application_id = $1 AND code = $2 AND is_asked',
    [loanId, TITLE_REPORT],
  );
  expect(rows).toMatchObject([{ request: { owner: 'lender' } }]);
});

it('a home is insured through the link when its owner allows it, until the insurer says otherwise', async () => {
  const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
  await lead.submit('creditScore');
  const visited = async () => {
    expect(await visitVendor(lead.browser, 'insurance')).toBe('finished');
    const { application } = (await lead.browser.query('funnel.current')).data as { application: object };
    return { application, facts: (await lead.browser.query('application.facts')).data };
  };
  expect(await visited()).toMatchObject({
    application: { canopyConnected: true },
    facts: { insurance: { dwellingCoverage: expect.any(Number) } },
  });
  await turn('insuranceLink', 'inconsistent');
  expect(await visited()).toMatchObject({ application: { canopyConnected: false }, facts: { insurance: null } });
});

it('nobody is asked about a loan that has ended, and an answer under way changes nothing of it', async () => {
  const { container } = server;
  const { pool } = container.database;
  await turn('creditBureau', 'down');
  const lead = await personaLead(server, latePayment, 'creditScore');
  await lead.submit('creditScore');
  const subject = { applicationId: lead.applicationId, person: 'borrower' } as const;
  await pool.query("UPDATE applications SET status = 'applicationSubmitted' WHERE id = $1", [lead.applicationId]);
  await proveSessions(server);
  expect(await lead.browser.mutate('loan.withdraw')).toMatchObject({ data: { kind: 'withdrawn' } });
  const ended = async () => [
    (await findApplication(container.database.db, lead.applicationId))?.document,
    (await rowsOf('decisions', lead.applicationId)).map(({ kind }) => kind),
  ];
  const before = await ended();
  await turn('creditBureau', 'found');
  expect(await askOutside(container, { ...subject, what: 'credit' })).toBe('late');
  await askAgainLater(container, { ...subject, what: 'credit' });
  const credit = async () =>
    (await rowsOf('reports', lead.applicationId)).flatMap((each) => (each.kind === 'singleCredit' ? each.outcome : []));
  // As if it had gone out just before the end.
  await pullCredit(container, subject);
  await expect.poll(credit).toEqual(['found']);
  await recordLateRefusal(container, subject);
  expect(await ended()).toEqual(before);
});
