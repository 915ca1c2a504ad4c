import { describe, expect, it } from 'vitest';
import type { DerogatoryEvent, DerogatoryKind } from '#entities/application/derogatory-event.ts';
import { addDays, type Day, toDay } from '#entities/values/day.ts';
import { fc } from '#testing/fast-check.ts';
import { aCreditFile, anApplicant, anApplication, noDeclarations } from '../testing/builders.ts';
import { asOf, exampleLoan, policy } from '../testing/worked-example.ts';
import type { RuleCode } from '../trace/trace-row.ts';
import { creditRules } from './credit-rules.ts';
import { derogatoryFacts } from './derogatory-facts.ts';
import type { LoanFacts } from './loan-facts.ts';
import type { ScoreUsed } from './score-used.ts';

const rowsOf = (rule: RuleCode, change: Partial<LoanFacts>) =>
  creditRules(exampleLoan(change), { policy, asOf }).filter((row) => row.rule === rule);
const scored = (score: number): ScoreUsed => ({ kind: 'scored', score });

describe('score', () => {
  it.each([
    ['at the floor', scored(640), 'pass', { unit: 'score', amount: 640 }, null],
    ['below it', scored(639), 'fail', { unit: 'score', amount: 639 }, [{ kind: 'higherScore', score: 640 }]],
    [
      'no score at all',
      { kind: 'none', score: null },
      'fail',
      { unit: 'code', code: 'none' },
      [{ kind: 'higherScore', score: 640 }],
    ],
    ['frozen', { kind: 'frozen', score: null }, 'unknown', { unit: 'code', code: 'frozen' }, [{ kind: 'liftFreeze' }]],
    ['not known', { kind: 'unknown', score: null }, 'unknown', null, null],
    [
      'stated as a range',
      { kind: 'stated', score: 700, range: '700-719' },
      'pass',
      { unit: 'code', code: '700-719' },
      null,
    ],
    [
      'stated as too low',
      { kind: 'stated', score: 300, range: 'below640' },
      'fail',
      { unit: 'code', code: 'below640' },
      [{ kind: 'higherScore', score: 640 }],
    ],
    ['of one of two', { kind: 'stated', score: 700, range: null }, 'pass', { unit: 'score', amount: 700 }, null],
  ] as [string, ScoreUsed, string, unknown, unknown][])('%s', (_, score, outcome, value, change) => {
    expect(rowsOf('score', { score })).toEqual([
      { rule: 'score', outcome, value, limit: { unit: 'score', amount: 640 }, change },
    ]);
  });

  it.each([
    ['investment', 700, ['pass']],
    ['investment', 699, ['fail']],
    ['secondHome', 699, []],
    ['primaryResidence', 699, []],
  ] as const)('a %s at %i', (usage, score, outcomes) => {
    const rows = rowsOf('investmentScore', { usage, score: scored(score) });
    expect(rows.map(({ outcome }) => outcome)).toEqual(outcomes);
    if (outcomes[0] === 'fail') expect(rows[0]?.change).toEqual([{ kind: 'higherScore', score: 700 }]);
  });
});

describe('mortgage lates: none in 12 months, one in 24', () => {
  const lates = (...dates: string[]) => ({ lates: dates.map((on) => ({ debtId: 'm', on: toDay(on) })) });
  const results = (change: Partial<LoanFacts>) => rowsOf('mortgageLates', change).map(({ outcome }) => outcome);

  it.each([
    ['none', lates(), ['pass', 'pass']],
    ['one 11 months ago', lates('2025-12-15'), ['fail', 'pass']],
    ['one exactly 12 months ago', lates('2025-11-15'), ['pass', 'pass']],
    ['two 13 and 20 months ago', lates('2025-10-15', '2025-03-15'), ['pass', 'fail']],
    ['two, one of them over 24 months ago', lates('2025-10-15', '2024-11-15'), ['pass', 'pass']],
    ['not known', { lates: null }, ['unknown', 'unknown']],
  ])('%s', (_, change, outcomes) => {
    expect(results(change)).toEqual(outcomes);
  });

  it('say how many, how many may be, and when it would pass', () => {
    const [year, two] = rowsOf('mortgageLates', lates('2026-03-10', '2025-06-10', '2025-02-10'));
    expect(year).toMatchObject({
      value: { unit: 'times', amount: 1, withinMonths: 12 },
      limit: { unit: 'times', amount: 0, withinMonths: 12 },
      change: [{ kind: 'wait', until: '2027-03-10' }],
    });
    expect(two).toMatchObject({
      value: { unit: 'times', amount: 3, withinMonths: 24 },
      limit: { unit: 'times', amount: 1, withinMonths: 24 },
      change: [{ kind: 'wait', until: '2027-06-10' }],
    });
  });

  it('would pass on the day it says, and not the day before', () => {
    const change = lates('2026-03-10', '2025-06-10', '2025-02-10');
    const on = (day: string) =>
      creditRules(exampleLoan(change), { policy, asOf: toDay(day) }).filter(
        ({ rule, outcome }) => rule === 'mortgageLates' && outcome === 'fail',
      ).length;
    expect([on('2027-03-09'), on('2027-03-10'), on('2027-06-09'), on('2027-06-10')]).toEqual([2, 1, 1, 0]);
  });

  it('keeps its word on every day of the calendar, the leap day too', () => {
    const lateOn = fc.oneof(
      fc.constantFrom('2024-02-29', '2024-02-28', '2024-08-31').map(toDay),
      fc.integer({ min: 0, max: 700 }).map((days) => addDays(toDay('2024-01-01'), days)),
    );
    fc.assert(
      fc.property(fc.array(lateOn, { minLength: 1, maxLength: 4 }), fc.nat({ max: 800 }), (dates, later) => {
        const facts = exampleLoan(lates(...dates));
        const rowsAt = (day: Day) =>
          creditRules(facts, { policy, asOf: day }).filter(({ rule }) => rule === 'mortgageLates');
        for (const [at, { change }] of rowsAt(addDays(toDay('2024-03-01'), later)).entries()) {
          for (const wait of change ?? []) {
            if (wait.kind !== 'wait') throw new Error(`${wait.kind} is no wait`);
            expect(rowsAt(wait.until)[at]?.outcome).toBe('pass');
            expect(rowsAt(addDays(wait.until, -1))[at]?.outcome).toBe('fail');
          }
        }
      }),
    );
  });
});

describe('bankruptcy, foreclosure, short sale, deed in lieu', () => {
  const event = (kind: DerogatoryKind, on: string, chapter: DerogatoryEvent['chapter'] = null): DerogatoryEvent => ({
    id: 'e',
    kind,
    on: toDay(on),
    chapter,
  });
  const kinds = ['bankruptcy', 'foreclosure', 'shortSale', 'deedInLieu'] as const;

  it.each(kinds)('%s: four years', (kind) => {
    const at = (on: string) => rowsOf(kind, { events: [event(kind, on)] })[0];
    expect(at('2022-11-15')).toMatchObject({ outcome: 'pass', change: null, limit: { unit: 'months', amount: 48 } });
    expect(at('2022-11-16')).toMatchObject({ outcome: 'fail', change: [{ kind: 'wait', until: '2026-11-16' }] });
  });

  it.each([
    ['chapter13', '2024-11-15', 'pass', 24],
    ['chapter13', '2024-11-16', 'fail', 24],
    ['chapter7', '2024-11-15', 'fail', 48],
    ['chapter11', '2024-11-15', 'fail', 48],
    ['other', '2022-11-15', 'pass', 48],
  ] as const)('%s discharged %s: %s', (chapter, on, outcome, months) => {
    expect(rowsOf('bankruptcy', { events: [event('bankruptcy', on, chapter)] })[0]).toMatchObject({
      outcome,
      limit: { amount: months },
    });
  });

  it('takes the event that has longest to go', () => {
    const events = [
      event('bankruptcy', '2025-06-01', 'chapter13'),
      event('bankruptcy', '2024-06-01', 'chapter7'),
      event('foreclosure', '2026-01-01'),
    ];
    expect(rowsOf('bankruptcy', { events })[0]).toMatchObject({
      value: { unit: 'day', day: '2024-06-01' },
      change: [{ until: '2028-06-01' }],
    });
    expect(rowsOf('bankruptcy', { events: events.toReversed() })[0]).toMatchObject({ value: { day: '2024-06-01' } });
  });

  it('passes when asked and none, and is open when not asked', () => {
    expect(rowsOf('foreclosure', { events: [] })[0]).toMatchObject({ outcome: 'pass', value: { code: 'none' } });
    expect(rowsOf('foreclosure', { events: [], answeredKinds: new Set() })[0]).toMatchObject({
      outcome: 'unknown',
      value: null,
    });
  });

  const told = (change: Parameters<typeof anApplication>[0], file: ReturnType<typeof aCreditFile> | null = null) =>
    derogatoryFacts(anApplication(change), { borrower: file, coborrower: null });
  const declaring = (change: Partial<ReturnType<typeof noDeclarations>>) =>
    anApplicant({ declarations: { ...noDeclarations(), ...change } });

  const allKinds = ['missedMortgagePayment', 'foreclosure', 'bankruptcy', 'shortSale', 'deedInLieu'];

  it.each([
    ['nobody asked', [{}], []],
    ['said no', [{ hasFbm: false }], allKinds],
    ['said yes, not which', [{ hasFbm: true }], []],
    ['said yes and which', [{ hasFbm: true, derogatoryEvents: [event('shortSale', '2020-01-01')] }], allKinds],
    ['told without an answer', [{ derogatoryEvents: [event('shortSale', '2020-01-01')] }], []],
    ['a file was read', [{}, aCreditFile([700])], allKinds],
    [
      'a file tells of one without a day',
      [{}, aCreditFile([700], { undatedEvents: ['bankruptcy'] })],
      ['missedMortgagePayment', 'foreclosure', 'shortSale', 'deedInLieu'],
    ],
    [
      'a file tells of one whose day was stated',
      [
        { derogatoryEvents: [event('bankruptcy', '2015-01-01')] },
        aCreditFile([700], { undatedEvents: ['bankruptcy'] }),
      ],
      allKinds,
    ],
    ['a frozen file', [{}, aCreditFile([], { outcome: 'frozen' })], []],
    [
      'declared without a day',
      [{ hasFbm: false, borrower: declaring({ hasBankruptcy: true, hasForeclosure: true }) }],
      ['missedMortgagePayment', 'shortSale', 'deedInLieu'],
    ],
    [
      'the co-borrower declared',
      [{ hasFbm: false, coborrower: declaring({ doneShortSale: true, hasConveyedForeclosure: true }) }],
      ['missedMortgagePayment', 'foreclosure', 'bankruptcy'],
    ],
    [
      'declared with the day of something else',
      [
        {
          hasFbm: false,
          borrower: { ...declaring({ hasBankruptcy: true }), declaredEvents: [event('foreclosure', '2015-01-01')] },
        },
      ],
      ['missedMortgagePayment', 'foreclosure', 'shortSale', 'deedInLieu'],
    ],
    [
      'declared with a day',
      [
        {
          hasFbm: false,
          borrower: { ...declaring({ hasBankruptcy: true }), declaredEvents: [event('bankruptcy', '2015-01-01')] },
        },
      ],
      allKinds,
    ],
  ] as [string, Parameters<typeof told>, string[]][])('are answered when %s', (_, given, kindsAnswered) => {
    expect([...told(...given).answeredKinds]).toEqual(kindsAnswered);
  });

  it('gathers what was told, declared and found', () => {
    const facts = told(
      {
        derogatoryEvents: [event('shortSale', '2020-01-01')],
        borrower: anApplicant({ declaredEvents: [event('foreclosure', '2019-01-01')] }),
      },
      aCreditFile([700], { derogatoryEvents: [event('bankruptcy', '2018-01-01')] }),
    );
    expect(facts.events.map(({ kind }) => kind)).toEqual(['shortSale', 'foreclosure', 'bankruptcy']);
  });
});
