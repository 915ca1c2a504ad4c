import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { daysBetween, toDay } from '#entities/values/day.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { bookFirstDay, meetConditions } from '#testing/closing.ts';
import { loanStaff } from '#testing/loan-staff.ts';
import { passDays } from '#testing/pass-days.ts';
import { type PersonaLead, personaLead } from '#testing/persona-lead.ts';
import { downloadPaper, openPacket } from '#testing/sign-papers.ts';
import { changeSealed } from '#testing/stored/change-sealed.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { appErrors } from '#words/app-errors.ts';
import { fundLoan } from '../closing/fund-loan.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
});
afterAll(() => server.close());

/** The index was 7.00 % on this day; today's policy has 6.75 %. */
const ACCEPTED_ON = toDay('2025-12-01');
const goTo = (day: string) => passDays(server, daysBetween(server.container.clock.today(), toDay(day)));
const query = async (sql: string, values: unknown[]) => (await server.container.database.pool.query(sql, values)).rows;

/** Accepted under an earlier policy version, read under today's. */
const acceptedBefore = async (at: string): Promise<PersonaLead> => {
  const today = server.container.clock.today();
  goTo(ACCEPTED_ON);
  const lead = await personaLead(server, homeownerWithOneJob, at);
  goTo(today);
  return lead;
};

const pdfText = async ({ browser }: PersonaLead, packet: 'funnel' | 'closing', kind: string): Promise<string> => {
  const paper = (await openPacket(browser, packet)).papers.find((each) => each.kind === kind);
  return (await readPdf(await downloadPaper(browser, paper?.id ?? ''))).text;
};

type Accepted = { terms: { offer: object } };
const changeAccepted = (applicationId: string, change: (accepted: Accepted) => object) =>
  changeSealed(server.container.database, { table: 'offers', column: 'accepted', applicationId }, change);

describe('a policy that takes effect after acceptance', () => {
  it('changes no index, rate or payment in the agreement', async () => {
    const text = await pdfText(await acceptedBefore('disclosures'), 'funnel', 'creditAgreement');
    expect(text).toContain('With the index at 7.00% it is 9.24%');
    expect(text).toContain('$462.00');
    expect(text).not.toMatch(/6\.75%|8\.99%/);
  });

  it('changes neither the closing documents nor the payments the hub lists', async () => {
    const lead = await acceptedBefore('applicationSubmitted');
    const { browser, applicationId } = lead;
    await meetConditions(server.container, applicationId);
    const today = server.container.clock.today();
    goTo(await bookFirstDay(server.container, applicationId));
    await meetConditions(server.container, applicationId);
    const text = await pdfText(lead, 'closing', 'accountOpening');
    expect(text).toContain('9.24%');
    expect(text).toMatch(/U\.S\. Prime Rate .{0,60}7\.00%/);
    expect(text).not.toContain('8.99%');
    const { payments } = (await browser.query('loan.hub')).data as LoanHub;
    expect(payments?.line).toBe(60_000_00);
    goTo(today);
  });

  it('reads an offer stored before its terms were by the policy version it names', async () => {
    const lead = await acceptedBefore('disclosures');
    await changeAccepted(lead.applicationId, ({ terms: _, ...accepted }) => accepted);
    expect(await pdfText(lead, 'funnel', 'creditAgreement')).toContain('With the index at 7.00% it is 9.24%');
  });
});

describe('terms that are not those of the accepted offer', () => {
  const withOffer = (id: string, change: object) =>
    changeAccepted(id, ({ terms, ...accepted }) => ({
      ...accepted,
      terms: { ...terms, offer: { ...terms.offer, ...change } },
    }));

  it.each([
    ['the stored rate', (id: string) => withOffer(id, { rate: 500 })],
    ['the stored fee', (id: string) => withOffer(id, { feeAmount: 1 })],
    [
      'the chosen amount',
      (id: string) =>
        query("UPDATE applications SET document = jsonb_set(document, '{offerChoice,amount}', '30000') WHERE id = $1", [
          id,
        ]),
    ],
  ])('stop the documents with a sentence: %s', async (_, change) => {
    const { browser, applicationId } = await personaLead(server, homeownerWithOneJob, 'disclosures');
    await change(applicationId);
    const opened = await browser.mutate('signing.open', { packet: 'funnel' });
    expect(opened).toMatchObject({ status: 409, reason: 'termsChanged', message: appErrors.termsChanged });
    expect(await query('SELECT 1 FROM papers WHERE application_id = $1', [applicationId])).toEqual([]);
  });

  it('pay nothing out: the list stays as accepted, and funding names the reason', async () => {
    const { browser, applicationId } = await personaLead(server, homeownerWithOneJob, 'applicationSubmitted');
    await query(
      "UPDATE applications SET document = jsonb_set(document, '{offerChoice,amount}', '30000') WHERE id = $1",
      [applicationId],
    );
    expect(((await browser.query('loan.hub')).data as LoanHub).payments?.line).toBe(60_000_00);
    const staff = await loanStaff(server.container, { role: 'manager', action: 'fund', applicationId });
    const outcome = await fundLoan(server.container, { staff });
    expect(outcome).toMatchObject({ kind: 'blocked', blocks: expect.arrayContaining(['termsChanged']) });
  });
});
