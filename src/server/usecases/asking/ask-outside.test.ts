import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { floridaCondoInTrust } from '#sandbox/personas/florida-condo-in-trust.ts';
import { frozenCredit } from '#sandbox/personas/frozen-credit.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { latePayment } from '#sandbox/personas/late-payment.ts';
import { uncertainValue } from '#sandbox/personas/uncertain-value.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import type { SandboxBehaviour, Vendor } from '#sandbox/vendor-behavior.ts';
import { proveSessions } from '#testing/leads.ts';
import { type PersonaLead, personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { visibleFactsOf } from '../offers/visible-facts-of.ts';
import { askAgainLater, askOutside } from './ask-outside.ts';
import { creditPulls as pullsOfPerson } from './credit-pulls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const turn = (vendor: Vendor, behaviour: SandboxBehaviour) =>
  server.browser().mutate('sandbox.setSwitch', { vendor, behaviour });
afterEach(async () => {
  await server.container.database.pool.query('DELETE FROM sandbox_switches');
});

const rowsOf = async (table: 'reports' | 'consents' | 'events', id: string) =>
  (await server.container.database.pool.query(`SELECT * FROM ${table} WHERE application_id = $1`, [id])).rows;
const pullsOf = async ({ browser }: PersonaLead) => {
  const { data } = await browser.query('application.pulls', { step: 'creditScore' });
  const { pulls, next, isSettled } = data as {
    pulls: { what: string; state: string }[];
    next: string;
    isSettled: boolean;
  };
  return { states: Object.fromEntries(pulls.map(({ what, state }) => [what, state])), next, isSettled };
};

describe('saving the page that consents to a soft pull', () => {
  it('writes the consent down, asks everyone once, joins the debts and shows the caller their own score', async () => {
    const lead = await personaLead(server, workedExampleCouple, 'creditScore');
    const saved = await lead.submit('creditScore');
    expect(saved.data).toMatchObject({ kind: 'saved', next: '/app/initial-setup/coborrower' });
    expect((saved.data as { application: { mortgages: object[] } }).application.mortgages).toMatchObject([
      { id: 'mortgage', balance: 291_400, source: 'bureau' },
      { id: 'solar' },
    ]);
    expect(await rowsOf('consents', lead.applicationId)).toMatchObject([
      { person: 'borrower', kind: 'softPull', address: expect.any(String) },
    ]);
    await expect.poll(async () => (await pullsOf(lead)).isSettled).toBe(true);
    const reports = await rowsOf('reports', lead.applicationId);
    expect(reports.map(({ kind, outcome }) => `${kind} ${outcome}`).sort()).toEqual([
      'avm found',
      'avmCascade found',
      'flood found',
      'singleCredit found',
    ]);
    expect(await pullsOf(lead)).toMatchObject({
      isSettled: true,
      states: { address: 'found', credit: 'found', valuation: 'found', flood: 'found' },
    });
    const facts = await lead.browser.query('application.facts');
    expect(facts.data).toMatchObject({
      credit: { outcome: 'found', score: 742 },
      valuation: { model: 'sandboxFirst', value: 579_000, fsd: 12 },
      flood: { zone: 'X' },
    });

    await lead.submit('creditScore');
    await askAgainLater(server.container, { applicationId: lead.applicationId, person: 'borrower', what: 'credit' });
    expect(await rowsOf('reports', lead.applicationId)).toHaveLength(reports.length);
    expect(await rowsOf('consents', lead.applicationId)).toHaveLength(1);
    const received = (await rowsOf('events', lead.applicationId)).filter(({ kind }) => kind === 'reportReceived');
    expect(received).toHaveLength(3);
  });

  it('prices the quote by the valuation, whatever the person said', async () => {
    const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
    const { email } = (await lead.browser.query('funnel.current')).data as { email: string };
    const quote = async () => (await lead.browser.query('quote.current', { email, fetchOriginationFee: false })).data;
    const before = await quote();
    await lead.submit('creditScore');
    expect(await quote()).not.toEqual(before);
  });

  it('holds back an applicant the bureau reports as late, at once', async () => {
    const lead = await personaLead(server, latePayment, 'creditScore');
    const saved = await lead.submit('creditScore');
    expect(saved.data).toMatchObject({ next: '/app/ineligible/late-payment', status: 'creditScore' });
  });

  it('asks again when the number was corrected, under the consent given with it', async () => {
    const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
    await lead.submit('creditScore');
    await proveSessions(server);
    await lead.submit('creditScore', { ssn: '219099999' });
    const credit = (await rowsOf('reports', lead.applicationId)).filter(({ kind }) => kind === 'singleCredit');
    expect([credit.length, (await rowsOf('consents', lead.applicationId)).length]).toEqual([2, 2]);
  });
});

const untilCreditIs = async (lead: PersonaLead, state: string): Promise<void> => {
  for (let tries = 0; tries < 150; tries += 1) {
    if ((await pullsOf(lead)).states.credit === state) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The credit file never was ${state}.`);
};

describe('a bureau', () => {
  it('with a frozen file can be asked again once the person has lifted it', async () => {
    const lead = await personaLead(server, frozenCredit, 'creditScore');
    await lead.submit('creditScore');
    await untilCreditIs(lead, 'frozen');
    const again = await lead.browser.mutate('application.consent', { kind: 'softPull' });
    expect(again.data).toEqual({ state: 'frozen', url: null });
    expect(await rowsOf('consents', lead.applicationId)).toHaveLength(2);
  });

  it('that is down keeps nobody from going on, and is asked by the queue until it answers', async () => {
    await turn('creditBureau', 'down');
    const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
    expect((await lead.submit('creditScore')).data).toMatchObject({ kind: 'saved' });
    expect((await pullsOf(lead)).states).toMatchObject({ credit: 'unavailable', flood: 'found' });
    await turn('creditBureau', 'found');
    await untilCreditIs(lead, 'found');
    const { data } = await lead.browser.query('funnel.current');
    expect((data as { application: { mortgages: object[] } }).application.mortgages).not.toEqual([]);
  });

  it('that is slow is not waited for: the page goes on and shows that it is being asked', async () => {
    await turn('creditBureau', 'slow');
    const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
    expect((await lead.submit('creditScore')).data).toMatchObject({ kind: 'saved' });
    expect(await pullsOf(lead)).toMatchObject({ isSettled: false, states: { credit: 'asking', valuation: 'found' } });
    await untilCreditIs(lead, 'found');
  });

  it('is never asked without a consent', async () => {
    const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
    await lead.submit('creditScore');
    await server.container.database.pool.query('DELETE FROM consents WHERE application_id = $1', [lead.applicationId]);
    const asked = { applicationId: lead.applicationId, person: 'borrower', what: 'credit' } as const;
    expect(await askOutside(server.container, asked)).toBe('noConsent');
  });
});

describe('the queue', () => {
  it('keeps a question that got no answer and lets go of one that did', async () => {
    await turn('title', 'down');
    const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
    await lead.submit('creditScore');
    const asked = { applicationId: lead.applicationId, person: 'borrower', what: 'title' } as const;
    await expect(askAgainLater(server.container, asked)).rejects.toThrow('unavailable');
    await turn('title', 'found');
    await askAgainLater(server.container, asked);
    expect(await askOutside(server.container, asked)).toBe('found');
  });
});

describe('of two people', () => {
  it('neither is shown the other’s score, file or jobs', async () => {
    const lead = await personaLead(server, workedExampleCouple, 'creditScore');
    await lead.submit('creditScore');
    const subject = { applicationId: lead.applicationId, person: 'coborrower' } as const;
    const facts = await visibleFactsOf(server.container, subject);
    expect(facts).toMatchObject({ credit: null, verifiedEmployments: null, valuation: { value: 579_000 } });
    const pulls = await pullsOfPerson(server.container, { subject, step: null });
    expect(pulls?.pulls.map(({ what }) => what)).toEqual(['address', 'valuation', 'flood']);
  });
});

describe('the home', () => {
  it('is valued by the models in the policy’s order until one is sure, and every answer is kept', async () => {
    const lead = await personaLead(server, uncertainValue, 'prequalAddress');
    expect((await lead.submit('prequalAddress')).data).toMatchObject({ kind: 'saved' });
    const reports = await rowsOf('reports', lead.applicationId);
    expect(reports.filter(({ kind }) => kind === 'avm')).toHaveLength(3);
    expect(reports.find(({ kind }) => kind === 'avmCascade')).toMatchObject({
      outcome: 'unsure',
      answer: { answers: [{ fsd: 31 }, { fsd: 26 }, { value: null }] },
    });
    expect((await lead.browser.query('application.facts')).data).toMatchObject({ valuation: null });
  });

  it('in a flood zone is found to be in one, and forgets it when the address turns out another', async () => {
    const lead = await personaLead(server, floridaCondoInTrust, 'prequalAddress');
    await lead.submit('prequalAddress');
    expect((await lead.browser.query('application.facts')).data).toMatchObject({ flood: { zone: 'AE' } });
    await turn('flood', 'down');
    const address = { line1: '2 Palm Way', line2: null, city: 'Tampa', state: 'FL', zip: '33606', county: null };
    await lead.submit('prequalAddress', { address });
    expect((await lead.browser.query('application.facts')).data).toMatchObject({ flood: null });
    expect((await pullsOf(lead)).states).toMatchObject({ flood: 'unavailable', valuation: 'found' });
  });

  it('has its address checked before and after it is saved', async () => {
    const lead = await personaLead(server, floridaCondoInTrust, 'prequalAddress');
    const address = { line1: '2  Palm Way', line2: null, city: 'Tampa', state: 'VA', zip: '33606', county: null };
    expect((await lead.browser.query('application.checkAddress', { address })).data).toMatchObject({
      kind: 'unsure',
      suggestions: [{ line1: '2 Palm Way', state: 'FL' }],
    });
    await lead.submit('prequalAddress');
    expect((await lead.browser.query('funnel.current')).data).toMatchObject({
      application: { property: { isAddressVerified: true } },
    });
  });
});

describe('income', () => {
  it('from payroll takes the place of the job entered by hand', async () => {
    const lead = await personaLead(server, workedExampleCouple, 'application6');
    const saved = await lead.submit('application6');
    const { application } = saved.data as { application: { user: { employments: object[] } } };
    expect(application.user.employments).toMatchObject([
      { employerName: 'Blue Ridge Pediatrics', dataSource: 'payroll' },
      { dataSource: 'manual' },
    ]);
    expect(await rowsOf('consents', lead.applicationId)).toMatchObject([{ kind: 'payroll' }]);
  });

  it('from the bank comes only where the person chose the bank', async () => {
    const lead = await personaLead(server, homeownerWithOneJob, 'application6');
    const saved = await lead.submit('application6', { incomeVerificationMethod: 'bank' });
    const { application } = saved.data as { application: { user: { employments: object[] } } };
    expect(application.user.employments).toMatchObject([{ dataSource: 'bank' }]);
    expect((await rowsOf('reports', lead.applicationId)).map(({ kind }) => kind)).toEqual(['bankIncome']);
    expect((await lead.browser.query('application.facts')).data).toMatchObject({
      verifiedEmployments: [{ dataSource: 'bank' }],
    });
  });

  it('is nobody’s business when the person chose documents', async () => {
    const lead = await personaLead(server, workedExampleCouple, 'application6');
    await lead.submit('application6', { incomeVerificationMethod: 'documents' });
    expect(await rowsOf('reports', lead.applicationId)).toEqual([]);
  });
});
