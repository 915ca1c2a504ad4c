import { expect, it } from 'vitest';
import type { Container } from '#server/container.ts';
import type { StoredReport } from '#server/db/repos/application/reports.ts';
import { vendorOrdersIn } from './vendor-orders.ts';

const chosen = (choices: Record<string, { choice: string; isFirstLook?: boolean }>) => {
  const names = ['creditBureau', 'valuation', 'flood', 'title', 'payrollIncome', 'bankIncome'] as const;
  const vendors = [...names, 'insuranceLink', 'identity', 'address'].map((name) => [
    name,
    { choice: 'none', isFirstLook: false, ...choices[name] },
  ]);
  return { env: { vendors: Object.fromEntries(vendors) } } as unknown as Container;
};
const report = (kind: string, outcome: string, answer: object) =>
  ({
    ...{ id: kind, kind, outcome, answer, look: null, person: 'borrower', idempotencyKey: kind },
    ...{ askedAt: new Date(0), answeredAt: new Date(0) },
  }) as unknown as StoredReport;
const nobody = { kind: 'unavailable', reason: 'notConfigured' };
const rows = [report('singleCredit', 'unavailable', nobody), report('flood', 'unavailable', nobody)];
const statesIn = (container: Container, asked: StoredReport[]) =>
  vendorOrdersIn(container, asked).map(({ what, state }) => `${what} ${state}`);

it('is no order where nobody was asked and nobody can be, and one to send once there is a vendor', () => {
  expect(statesIn(chosen({}), rows)).toEqual([]);
  expect(statesIn(chosen({ creditBureau: { choice: 'mismo' } }), rows)).toEqual(['credit failed']);
});

it('tells a first look from an answer without a result, and from one that failed', () => {
  const looking = chosen({ flood: { choice: 'fema', isFirstLook: true } });
  const state = (outcome: string, answer: object) => statesIn(looking, [report('flood', outcome, answer)]);
  expect(state('firstLook', { kind: 'firstLook' })).toEqual(['flood firstLook']);
  expect(state('notFound', { kind: 'notFound' })).toEqual(['flood other']);
  expect(state('unavailable', { kind: 'unavailable', reason: 'down' })).toEqual(['flood failed']);
});
