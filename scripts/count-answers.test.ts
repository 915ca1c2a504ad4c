import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countAnswers, questionsAsked, repeatedQuestions, totals } from './count-answers.ts';
import { effortTable, FIVE, paceText } from './count-effort.ts';
import { effortOf } from './effort.ts';
import { EFFORT_BEFORE } from './effort-before.ts';

it('one person with one job types at most 9 answers to a first estimate and 22 to an offer', () => {
  const { toEstimate, toOffer } = totals();
  expect(toEstimate).toBeLessThanOrEqual(9);
  expect(toOffer).toBeLessThanOrEqual(22);
});

it('no page asks for nothing', () => {
  expect(countAnswers().filter(({ answers }) => answers === 0)).toEqual([]);
});

it('one person with one job that payroll confirms types at most 70 answers in all', () => {
  expect(totals().inAll).toBeLessThanOrEqual(70);
});

it('asks no question twice', () => {
  expect(repeatedQuestions(questionsAsked())).toEqual([]);
  const again = [...questionsAsked(), { question: 'creditType', page: '/app/application/1' }];
  expect(repeatedQuestions(again)).toEqual(['applying alone: /app/initial-setup/coborrower, /app/application/1']);
});

it.each(FIVE)('$name answers less than if nothing were known, in less time and without another page', (persona) => {
  const { asked, withoutKnowing } = effortOf(persona);
  expect(asked.pages).toBe(withoutKnowing.pages);
  expect(asked.answers).toBeLessThan(withoutKnowing.answers);
  expect(asked.seconds).toBeLessThan(withoutKnowing.seconds);
  expect(asked.presses).toBeLessThanOrEqual(withoutKnowing.presses);
  expect(asked.answers).toBeLessThanOrEqual(130);
});

it.each(FIVE)('$name does less than in the first release', (persona) => {
  const { asked } = effortOf(persona);
  const before = EFFORT_BEFORE[persona.name];
  expect(asked.answers).toBeLessThan(before?.answers ?? 0);
  expect(asked.presses).toBeLessThan(before?.presses ?? 0);
  expect(asked.seconds).toBeLessThan(before?.seconds ?? 0);
  expect(asked.pages).toBeLessThanOrEqual(before?.pages ?? 0);
});

it('docs/effort.md shows what is counted today beside what it was', () => {
  const page = readFileSync(new URL('../docs/effort.md', import.meta.url), 'utf8');
  expect(page).toContain(effortTable().join('\n'));
  expect(page).toContain(paceText);
});
