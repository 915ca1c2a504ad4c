import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanClosing } from '../closing/loan-closing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

it('tells the staff member who books a closing that a colleague just booked, and overwrites nothing unseen', async () => {
  const { loanId } = await deskLoan(server);
  const staff = [
    await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]),
    await staffBrowser(server, [{ role: 'loanOfficer', scopeKind: 'lender' }]),
  ] as const;
  const closing = async () => (await staff[0].query('loanFile.closing', { loanId })).data as LoanClosing;
  const [first, second] = (await closing()).choices.days;
  const appointments = [
    { on: first, time: '09:00', place: 'online' },
    { on: second, time: '16:00', place: 'online' },
  ] as const;
  const answers = await Promise.all(
    appointments.map((appointment, at) => staff[at]?.mutate('loanMoney.book', { loanId, ...appointment, seen: null })),
  );
  expect(answers.map((answer) => answer?.data)).toEqual(
    expect.arrayContaining([{ kind: 'booked' }, { kind: 'bookedMeanwhile' }]),
  );
  const kept = (await closing()).closing;
  const now = appointments.find(({ on }) => on === kept.appointmentOn);
  const other = appointments.find(({ on }) => on !== kept.appointmentOn);
  // Pressing the same button again changes nothing; staff who have seen it may move it.
  expect((await staff[1].mutate('loanMoney.book', { loanId, ...now, seen: null })).data).toEqual({ kind: 'booked' });
  expect((await staff[1].mutate('loanMoney.book', { loanId, ...other, seen: now })).data).toEqual({ kind: 'booked' });
  const { rows } = await server.container.database.pool.query(
    "SELECT body ->> 'on' AS on FROM events WHERE application_id = $1 AND kind = 'closingBooked' ORDER BY seq",
    [loanId],
  );
  expect(rows).toEqual([{ on: now?.on }, { on: other?.on }]);
});

it('a time is booked within the hours and while a notary is left; of two who want the last one, one is told kindly', async () => {
  const loans = [await deskLoan(server), await deskLoan(server)] as const;
  const closer = await staffBrowser(server, [{ role: 'closer', scopeKind: 'lender' }]);
  const choicesOf = async (loanId: string) =>
    ((await closer.query('loanFile.closing', { loanId })).data as LoanClosing).choices;
  const book = (at: 0 | 1, slot: object) =>
    closer.mutate('loanMoney.book', { loanId: loans[at].loanId, ...slot, seen: null });
  const { days, times } = await choicesOf(loans[0].loanId);
  const on = days.at(-1);
  // The sandbox has one notary who drives to people's homes.
  const slot = { on, time: times[0], place: 'home' };
  expect((await book(0, { ...slot, time: '03:00' })).data).toEqual({ kind: 'notPossible' });
  expect((await book(0, { ...slot, time: '12:30' })).data).toEqual({ kind: 'notPossible' });
  const both = await Promise.all([book(0, slot), loans[1].applicant.mutate('loan.bookClosing', slot)]);
  expect(both.map(({ data }) => (data as { kind: string }).kind).toSorted()).toEqual(['booked', 'taken']);
  const [winner, loser] = (both[0].data as { kind: string }).kind === 'booked' ? loans : loans.toReversed();
  expect((await choicesOf(String(loser?.loanId))).taken).toContainEqual(slot);
  expect((await choicesOf(String(winner?.loanId))).taken).toEqual([]);
  // Another place has its own notaries, and a loan that ends gives its time back.
  expect((await loser?.applicant.mutate('loan.bookClosing', { ...slot, place: 'online' }))?.data).toEqual({
    kind: 'booked',
  });
  await winner?.applicant.mutate('loan.withdraw');
  expect((await choicesOf(String(loser?.loanId))).taken).toEqual([]);
});

it('a closer books and prepares, and neither decides, reviews nor releases', async () => {
  const { loanId } = await deskLoan(server);
  const closer = await staffBrowser(server, [{ role: 'closer', scopeKind: 'lender' }]);
  const record = {
    ...{ notaryName: 'Nora Notary', notaryCommission: 'N-1', notaryExpiresOn: null, titleCompany: null },
    ...{ titleFile: null, county: null, instrumentNumber: null, recordedOn: null },
  };
  expect((await closer.mutate('loanMoney.recordClosing', { loanId, record, seen: null })).data).toEqual({
    kind: 'recorded',
  });
  expect((await closer.mutate('loanWork.writeNote', { loanId, text: 'Nora comes on Friday.' })).data).toEqual({
    ok: true,
  });
  for (const path of ['loanWork.decideCondition', 'loanDecision.record', 'loanMoney.agree', 'loanMoney.fund'] as const)
    expect(await closer.mutate(path, { loanId })).toMatchObject({ status: 403, reason: 'notAllowed' });
  const underwriter = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  expect(await underwriter.mutate('loanMoney.checkIn', { loanId })).toMatchObject({ status: 403 });
});

it('a lead that two invite at once is mailed once, and the other is told', async () => {
  const staff = [
    await staffBrowser(server, [{ role: 'manager', scopeKind: 'lender' }]),
    await staffBrowser(server, [{ role: 'loanOfficer', scopeKind: 'lender' }]),
  ] as const;
  const { pool } = server.container.database;
  await pool.query(
    `INSERT INTO leads (brought_by, partner, first_name, last_name, email, source)
     VALUES ($1, 'Riverside', 'Ana', 'Lopez', 'ana@example.com', 'staff')`,
    [staff[0].accountId],
  );
  const leads = async () =>
    ((await staff[0].query('leads.page', { state: null, typed: '', cursor: null })).data as { rows: unknown[] }).rows;
  const seen = await leads();
  const answers = await Promise.all(staff.map((each) => each.mutate('leads.invite', { leads: seen })));
  const outcomes = answers.map(({ data }) => data as { invited: unknown[]; changed: unknown[] });
  expect(outcomes.map(({ invited, changed }) => [invited.length, changed.length]).toSorted()).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect((await pool.query('SELECT 1 FROM lead_links WHERE expires_at > now()')).rows).toHaveLength(1);
  expect((await pool.query('SELECT 1 FROM lead_links')).rows).toHaveLength(1);
  // Staff who have seen the invitation may send another.
  expect((await staff[1].mutate('leads.invite', { leads: await leads() })).data).toMatchObject({ changed: [] });
});
