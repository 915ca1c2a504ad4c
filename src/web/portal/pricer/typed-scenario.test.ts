import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { readScenario, startingScenario, typedFrom } from './typed-scenario.ts';

const start = startingScenario(getPolicy(toDay('2026-06-01')));

it('reads what people type, and gives it back', () => {
  const read = readScenario({ ...start, value: ' $600,000 ', mortgageBalance: '291.4k', amount: '' });
  if (!('scenario' in read)) throw new Error('not read');
  expect(read.scenario).toMatchObject({ value: 600_000, mortgageBalance: 291_400, amount: null, years: 10 });
  expect(readScenario(typedFrom(read.scenario))).toEqual(read);
});

it.each([
  ['value', ''],
  ['value', 'a lot'],
  ['score', '900'],
  ['monthlyDebts', '-1'],
  ['yearlyIncome', '90k to 100k'],
  ['amount', 'a lot'],
])('names %s as wrong when it is “%s”', (name, text) => {
  expect(readScenario({ ...start, [name]: text })).toEqual({ wrong: [name] });
});
