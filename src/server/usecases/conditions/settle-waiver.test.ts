import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanCondition } from './loan-conditions.ts';

let server: TestServer;
let loanId: string;
let first: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  ({ loanId } = await deskLoan(server));
  const underwriter = { role: 'underwriter', scopeKind: 'lender' } as const;
  first = await staffBrowser(server, [underwriter]);
  second = await staffBrowser(server, [underwriter]);
});
afterAll(() => server.close());

const conditions = async (who = first) => (await who.query('loanFile.conditions', { loanId })).data as LoanCondition[];
const find = async (code: number, who = first): Promise<LoanCondition> => {
  const found = (await conditions(who)).find((each) => each.code === code);
  if (!found) throw new Error(`There is no condition ${code}.`);
  return found;
};
const waive = async (who: TestBrowser, code: number, reason: Record<string, string>) => {
  const { key, changedAt: seen } = await find(code);
  return who.mutate('loanWork.decideCondition', { loanId, key, seen, decision: { kind: 'waive', ...reason } });
};
const settle = async (who: TestBrowser, code: number, isAgreed: boolean) => {
  const { key, changedAt: seen } = await find(code);
  return (await who.mutate('loanWork.settleWaiver', { loanId, key, seen, isAgreed })).data;
};

it('takes two people and a reason of the list to leave out proof that a rule rests on', async () => {
  expect((await waive(first, 303, { reason: 'x y z' })).status).toBe(400);
  expect((await waive(first, 303, { cause: 'other', note: 'x y z' })).status).toBe(400);
  expect((await waive(first, 303, { cause: 'provedOtherwise', note: '' })).data).toEqual({ kind: 'proposed' });
  expect(await find(303)).toMatchObject({ state: 'requested', waiver: { cause: 'provedOtherwise', isMine: true } });
  expect((await waive(second, 303, { cause: 'askedTwice', note: '' })).data).toEqual({ kind: 'proposedAlready' });
  expect(await settle(first, 303, true)).toEqual({ kind: 'ownProposal' });
  expect((await find(303, second)).waiver).toMatchObject({ isMine: false });
  expect(await settle(second, 303, true)).toEqual({ kind: 'waived' });
  const { state, decidedBy, reason, waiver } = await find(303);
  expect({ state, waiver }).toEqual({ state: 'waived', waiver: null });
  expect(decidedBy).toContain(' and ');
  expect(reason).toBe('Another document on file shows it.');
});

it('leaves it requested where the second declines, and nobody waives every proof alone', async () => {
  const proofs = (await conditions()).filter(
    ({ isWaivedByTwo, canBeWaived, state }) => isWaivedByTwo && canBeWaived && state === 'requested',
  );
  expect(proofs.length).toBeGreaterThan(2);
  for (const { code } of proofs) await waive(first, code, { cause: 'doesNotApply', note: '' });
  expect((await conditions()).filter(({ state }) => state === 'waived').map(({ code }) => code)).toEqual([303]);
  const [proof] = proofs;
  expect(await settle(second, proof?.code ?? 0, false)).toEqual({ kind: 'declined' });
  expect(await find(proof?.code ?? 0)).toMatchObject({ state: 'requested', waiver: null });
  const { rows } = await server.container.database.pool.query(
    `SELECT kind FROM events WHERE application_id = $1 AND kind LIKE 'waiver%' ORDER BY seq`,
    [loanId],
  );
  expect(rows.at(-1)).toEqual({ kind: 'waiverDeclined' });
});
