import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPolicy } from '#policy/policies.ts';
import type { OfferComparison } from '#rules/offer/offer-comparison.ts';
import { highDebts } from '#sandbox/personas/high-debts.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { listedForSale } from '#sandbox/personas/listed-for-sale.ts';
import { moveSandboxClock } from '#sandbox/usecases/move-sandbox-clock.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { changeReport } from '#testing/stored/change-sealed.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const inForce = () => getPolicy(server.container.clock.today()).version;

const rows = async (sql: string, id: string) => (await server.container.database.pool.query(sql, [id])).rows;
const offersOf = (id: string) => rows('SELECT * FROM offers WHERE application_id = $1 ORDER BY made_at', id);
const eventsOf = async (id: string) =>
  (await rows('SELECT kind FROM events WHERE application_id = $1 ORDER BY seq', id)).map(({ kind }) => kind);

const setupPages = ['creditScore', 'coborrower', 'mortgageBalance'];
const prequalPages = ['prequalAddress', 'prequalListedForSale', 'prequalNewMortgage', 'prequalDerogatory'].concat([
  'prequalCredit',
  'prequalCoborrower',
  'prequalMortgageSelect',
  'prequalDebts',
]);

/** On the offer page with credit file and valuation in place, as after the earlier pages. */
const atOffer = async (persona = homeownerWithOneJob) => {
  const [first = '', ...pages] = persona.variant === 'prequal' ? prequalPages : setupPages;
  const lead = await personaLead(server, persona, first);
  for (const step of [first, ...pages]) await lead.submit(step);
  return lead;
};

type Opened = {
  asOf: string;
  policyVersion: string;
  offer: { id: string; madeOn: string; expiresOn: string; reason: string } | null;
  changes: { what: string; before: unknown; after: unknown }[];
  compared: OfferComparison | null;
};
const open = async ({ browser }: Awaited<ReturnType<typeof atOffer>>) =>
  (await browser.mutate('quote.open')).data as Opened;
const emailOf = async ({ browser }: Awaited<ReturnType<typeof atOffer>>) =>
  ((await browser.query('funnel.current')).data as { email: string }).email;

describe('an offer', () => {
  it('is stored once with its day, its end, the policy and all it was made from', async () => {
    const lead = await atOffer();
    const opened = await open(lead);
    const first = { policyVersion: inForce(), offer: { reason: 'first' }, changes: [], compared: null };
    expect(opened).toMatchObject(first);
    expect((await open(lead)).offer?.id).toBe(opened.offer?.id);
    const [stored, ...others] = await offersOf(lead.applicationId);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      id: opened.offer?.id,
      policy_version: inForce(),
      facts: { application: { property: { state: expect.any(String) } }, outside: { valuations: [expect.anything()] } },
      decision: { trace: expect.arrayContaining([expect.objectContaining({ rule: 'cltv', outcome: 'pass' })]) },
    });
    const days = (Date.parse(opened.offer?.expiresOn ?? '') - Date.parse(opened.offer?.madeOn ?? '')) / 86_400_000;
    expect(days).toBe(30);
    const quote = await lead.browser.query('quote.current', { email: await emailOf(lead), fetchOriginationFee: true });
    expect(quote.data).toMatchObject({ id: opened.offer?.id, expiresOn: opened.offer?.expiresOn });
  });

  it('gives way to a new one that says what changed, when a figure it rests on does', async () => {
    const lead = await atOffer();
    const first = await open(lead);
    const valued = { applicationId: lead.applicationId, kind: 'avmCascade' };
    await changeReport(server.container.database, valued, ({ answers }: { answers: { value: number }[] }) => ({
      answers: answers.map(({ value, ...best }, at) => ({ ...best, value: at === 0 ? value - 40_000 : value })),
    }));
    const second = await open(lead);
    expect(second.offer).toMatchObject({ reason: 'changed' });
    expect(second.offer?.id).not.toBe(first.offer?.id);
    const value = second.changes.find(({ what }) => what === 'value') as {
      before: { amount: number };
      after: { amount: number };
    };
    expect(value.before.amount - value.after.amount).toBe(40_000);
    expect(second.changes.map(({ what }) => what)).toContain('maxLine');
    // Both offers beside each other, down to the payments.
    const { before, after, ...rest } = second.compared ?? {};
    expect(rest).toEqual({ event: 'other', changedOn: second.asOf, beforeUntil: first.offer?.expiresOn, picked: null });
    expect((before?.value ?? 0) - (after?.value ?? 0)).toBe(40_000);
    expect([before?.limit, before?.liens]).toEqual([after?.limit, after?.liens]);
    expect(before?.most).toBeGreaterThan(after?.most ?? Number.NaN);
    expect(before?.paymentNow).toBeGreaterThan(after?.paymentNow ?? Number.NaN);
    const stored = await offersOf(lead.applicationId);
    expect(stored.map(({ ended_at }) => ended_at === null)).toEqual([false, true]);
    expect((await open(lead)).changes).toEqual(second.changes);
  });

  it('is renewed after its last day, and says that only its time was over', async () => {
    const lead = await atOffer();
    const first = await open(lead);
    await server.container.database.pool.query('UPDATE offers SET expires_on = made_on - 1 WHERE application_id = $1', [
      lead.applicationId,
    ]);
    const quote = await lead.browser.query('quote.current', { email: await emailOf(lead), fetchOriginationFee: false });
    expect(quote.data).toMatchObject({ id: null, expiresOn: null });
    expect(await open(lead)).toMatchObject({ offer: { reason: 'expired', madeOn: first.asOf }, changes: [] });
  });

  it('follows the lender’s day, which the page is told', async () => {
    const lead = await atOffer();
    const { asOf } = await open(lead);
    const moved = await moveSandboxClock(server.container, 31);
    const later = await open(lead);
    await moveSandboxClock(server.container, 0);
    expect(later.asOf).toBe(moved);
    expect(later.asOf > asOf).toBe(true);
  });
});

describe('accepting an offer', () => {
  const figures = async (lead: Awaited<ReturnType<typeof atOffer>>) => {
    await lead.submit('previewOffer');
    const [{ accepted }] = await offersOf(lead.applicationId);
    const { choice, decision } = accepted;
    const offer = decision.offers.find(
      (each: { product: string; years: number; originationFee: number }) =>
        each.product === choice.product && each.years === choice.years && each.originationFee === choice.originationFee,
    );
    return {
      amount: offer.amount,
      rate: offer.rate,
      monthlyPayment: offer.payments.now,
      qualifyingPayment: offer.payments.qualifying,
      fee: offer.feeAmount,
    };
  };
  const accept = async (lead: Awaited<ReturnType<typeof atOffer>>, shown: object) => {
    const { data } = await lead.browser.query('funnel.current');
    const { offerChoice, loanPurpose, liabilities } = (data as { application: Record<string, unknown> }).application;
    const answers = {
      ...(offerChoice as object),
      loanPurpose,
      debtsToPayOff: (liabilities as unknown[]).length === 0 ? null : [],
    };
    return lead.browser.mutate('funnel.submitStep', { step: 'previewOffer', answers, base: answers, shown });
  };

  it('keeps the choice and the decision with the offer, once', async () => {
    const lead = await atOffer();
    await open(lead);
    const shown = await figures(lead);
    expect((await accept(lead, shown)).data).toMatchObject({ kind: 'saved' });
    const [stored, ...others] = await offersOf(lead.applicationId);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ accepted: { choice: { product: 'variable' } } });
    expect((await eventsOf(lead.applicationId)).filter((kind) => kind === 'offerAccepted')).toHaveLength(1);
  });

  it('is refused after its last day, with nothing saved, until the page was opened again', async () => {
    const lead = await atOffer();
    await open(lead);
    const shown = await figures(lead);
    await server.container.database.pool.query('UPDATE offers SET expires_on = made_on - 1 WHERE application_id = $1', [
      lead.applicationId,
    ]);
    // Notices that fall due meanwhile are none of an acceptance.
    const savesOf = async () =>
      (await eventsOf(lead.applicationId)).filter((kind) => ['stepSaved', 'offerAccepted'].includes(kind));
    const before = await savesOf();
    const refused = await accept(lead, shown);
    expect(refused.data).toEqual({ kind: 'offerExpired', expiredOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(await savesOf()).toEqual(before);
    expect(await open(lead)).toMatchObject({ offer: { reason: 'expired' } });
    expect((await accept(lead, shown)).data).toMatchObject({ kind: 'saved' });
  });

  it('is refused with the right figures when the page showed others, and the difference is logged without the person', async () => {
    const lead = await atOffer();
    const shown = await figures(lead);
    const { applicationId } = lead;
    const refused = await accept(lead, { ...shown, rate: shown.rate - 25 });
    expect(refused.data).toEqual({ kind: 'offerDiffers', computed: shown });
    const line = server.logged.find(
      (text) => text.includes('an offer was shown otherwise') && text.includes(applicationId),
    );
    expect(JSON.parse(line ?? '{}')).toMatchObject({ differs: ['rate'], policyVersion: inForce(), failing: [] });
    expect(line).not.toContain(await emailOf(lead));
    expect((await accept(lead, shown)).data).toMatchObject({ kind: 'saved' });
  });
});

describe('no offer', () => {
  it('that no amount could change is a decision, and its notice is due in 30 days', async () => {
    const lead = await atOffer(listedForSale);
    expect(await open(lead)).toMatchObject({ offer: null });
    await open(lead);
    const decided = await rows('SELECT * FROM decisions WHERE application_id = $1', lead.applicationId);
    expect(decided).toHaveLength(1);
    expect(decided[0]).toMatchObject({ kind: 'refused', reasons: ['listing'], policy_version: inForce() });
    const clocks = await rows(
      "SELECT kind, due_on - started_on AS days, met_on FROM clocks WHERE application_id = $1 AND kind NOT IN ('scoreNotice', 'valuationNotice', 'valuationCopy', 'counselorList')",
      lead.applicationId,
    );
    expect(clocks).toEqual([{ kind: 'adverseActionNotice', days: 30, met_on: null }]);
  });

  it('is none while paying off debts would bring one', async () => {
    const lead = await atOffer(highDebts);
    expect(await open(lead)).toMatchObject({ offer: null });
    expect(await rows('SELECT id FROM decisions WHERE application_id = $1', lead.applicationId)).toEqual([]);
  });
});
