import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { fundedOn, type PurposeState } from './funded-on.ts';

const on = (day: string) => toDay(`2026-12-${day}`);
const cash = (state: PurposeState['state'], settledOn: string | null = null): PurposeState => ({
  ...{ kind: 'cash', subject: 'firstDraw', state },
  settledOn: settledOn === null ? null : on(settledOn),
});
const payoff: PurposeState = { kind: 'payoff', subject: 'card', state: 'settled', settledOn: on('03') };

it.each<[string, PurposeState[], string | null]>([
  ['without payments', [], null],
  ['while money is on its way', [payoff, cash('sent')], null],
  ['while nobody knows', [cash('unknown'), payoff], null],
  ['once all of it has settled, on the last day', [payoff, cash('settled', '02')], '03'],
  ['whatever the order', [cash('settled', '04'), payoff], '04'],
  ['not any more after a return', [payoff, cash('returned', '02')], null],
  ['again once the replacement has settled', [payoff, cash('returned', '02'), cash('settled', '09')], '09'],
  ['not while the replacement is on its way', [cash('returned', '02'), cash('sent'), payoff], null],
])('a loan is funded %s', (_, payments, expected) => {
  expect(fundedOn(payments)).toBe(expected === null ? null : on(expected));
});
