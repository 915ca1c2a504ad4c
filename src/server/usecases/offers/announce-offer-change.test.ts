import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#entities/values/person.ts';
import type { OfferComparison } from '#rules/offer/offer-comparison.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { type Couple, invitationToken, joinedCouple } from '#testing/couple.ts';
import { sentMails } from '#testing/mail/sent-mails.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

type Household = {
  home: string;
  line: { standing: string; amount: number; paymentNow: number } | null;
  changes: { what: string; before: { amount: number } | null; after: { amount: number } | null }[];
  compared: OfferComparison | null;
};
const householdOf = async (browser: Couple['coborrower']) => (await browser.query('quote.household')).data as Household;

/** What one of them was told about this household's offers. */
const told = async ({ borrower }: Couple, person: Person) => {
  const { pool } = server.container.database;
  const offers = await pool.query('SELECT id FROM offers WHERE application_id = $1', [borrower.applicationId]);
  const keys = offers.rows.map(({ id }) => `offerChanged/${id}/${person}`);
  await sentMails(server.container, '');
  const mails = await pool.query(
    'SELECT subject, text_body AS text FROM sandbox_mails WHERE delivery_key = ANY($1) ORDER BY sent_at',
    [keys],
  );
  return mails.rows as { subject: string; text: string }[];
};
const dollars = (amount: number | undefined) => `$${(amount ?? 0).toLocaleString('en-US')}`;

/** The borrower has seen an offer made from the borrower's own answers and credit file. */
const withOffer = async () => {
  const couple = await joinedCouple(server);
  await couple.submitAs('borrower', 'isSelfEmployed', { annualIncome: 90_000 });
  await couple.submitAs('borrower', 'mortgageBalance');
  const opened = await couple.borrower.browser.mutate('quote.open');
  expect(opened.data).toMatchObject({ offer: { reason: 'first' } });
  return couple;
};

describe('an offer that changes when the coborrower joins', () => {
  it('is announced to both people with the old figure, the new one and the reason', async () => {
    const couple = await withOffer();
    const before = await householdOf(couple.borrower.browser);
    expect(before.changes).toEqual([]);
    await couple.submitAs('coborrower', 'isSelfEmployed');
    const mails = await told(couple, 'borrower');
    expect(mails).toHaveLength(1);
    const after = await householdOf(couple.coborrower);
    const { changes, compared, ...rest } = await householdOf(couple.borrower.browser);
    expect(after).toMatchObject(rest);
    // Both see the two offers; what the borrower alone earns and owes is not the other one's to see.
    expect(compared).toMatchObject({ event: 'joined', before: { most: before.line?.amount, dti: expect.any(Number) } });
    expect(after.compared).toEqual({ ...compared, before: { ...compared?.before, dti: null } });
    const own = ['income', 'debts'];
    expect(changes.map(({ what }) => what)).toContain('income');
    expect(after.changes).toEqual(changes.filter(({ what }) => !own.includes(what)));
    const most = after.changes.find(({ what }) => what === 'maxLine');
    expect(most?.before).toEqual({ unit: 'dollars', amount: before.line?.amount });
    expect(most?.after).toEqual({ unit: 'dollars', amount: after.line?.amount });
    expect(mails[0]?.subject).toContain(`${dollars(before.line?.amount)} to ${dollars(after.line?.amount)}`);
    expect(mails[0]?.text).toMatch(/- We now use a monthly income of/);
    // Caused by the coborrower's own answer, seen on the page.
    expect(await told(couple, 'coborrower')).toEqual([]);
  });

  it('never names a score, nor whose it was', async () => {
    const couple = await withOffer();
    await couple.submitAs('coborrower', 'isSelfEmployed');
    await couple.submitAs('coborrower', 'creditScore');
    const { changes } = await householdOf(couple.borrower.browser);
    for (const change of changes.filter(({ what }) => what === 'score'))
      expect(change).toMatchObject({ before: null, after: null });
    for (const person of ['borrower', 'coborrower'] as const)
      for (const { text } of await told(couple, person)) expect(text).not.toMatch(/score/);
  });
});

describe('an invitation', () => {
  it('names the home, the line and the whole amount owed, by mail and before joining', async () => {
    const borrower = await personaLead(server, workedExampleCouple, 'coborrower');
    const email = 'invited@example.com';
    await borrower.submit('creditScore');
    await borrower.submit('isSelfEmployed', { annualIncome: 120_000 });
    await borrower.submit('coborrower', { email });
    const token = await invitationToken(server, email);
    const [mail] = await sentMails(server.container, email);
    expect(mail?.text).toContain('418 Larkspur Lane, Roanoke, VA');
    expect(mail?.text).toMatch(/up to \$[\d,]+, secured by this home/);
    expect(mail?.text).toContain('each of you owes the whole amount, not half');
    const { data } = await server.browser().query('identity.invitation', { token });
    expect(data).toMatchObject({
      home: '418 Larkspur Lane, Roanoke, VA',
      line: { standing: 'estimate', amount: expect.any(Number), paymentAfterDraw: expect.any(Number) },
    });
    expect(JSON.stringify(data)).not.toMatch(/income|score|120000/i);
  });
});
