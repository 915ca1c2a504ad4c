import { describe, expect, it } from 'vitest';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { factRows, missingFacts } from './fact-rows.ts';

const title = { holder: 'person', trustKind: null, names: [], acquiredOn: null, openLiens: [] } as const;
const flood = { zone: 'X', communityNumber: null, determinedOn: toDay('2026-11-10') };
const amounts = (subject: string) => [{ subject, monthly: toDollars(5000) }];
const all = (): OutsideFacts =>
  exampleFacts({
    title: { ...title, names: [], openLiens: [] },
    flood,
    verifiedEmployments: { borrower: null, coborrower: null },
    verifiedIncome: { borrower: amounts('job-1'), coborrower: amounts('job-2') },
  });
const rowsOf = (facts: OutsideFacts) => factRows({ application: exampleApplication(), facts, policy, asOf });
const missing = (facts: OutsideFacts) =>
  missingFacts(rowsOf(facts), 'approval').map(({ fact, person }) => [fact, person]);

describe('the facts a line needs', () => {
  it('are all there, each from someone who is not the applicant', () => {
    expect(missing(all())).toEqual([]);
    expect(rowsOf(all()).map(({ source }) => source)).toEqual(Array(6).fill('vendor'));
  });

  it.each([
    ['credit of one of two', { credit: { ...all().credit, coborrower: null } }, [['credit', 'coborrower']]],
    ['value', { valuations: null }, [['value', null]]],
    ['a value nobody is sure of', { valuations: [] }, [['value', null]]],
    ['title', { title: null }, [['title', null]]],
    ['flood', { flood: null }, [['flood', null]]],
    ['income of one of two', { verifiedIncome: { borrower: amounts('job-1'), coborrower: null } }, [['income', null]]],
  ] as const)('lack %s, whatever was stated', (_, change, expected) => {
    expect(missing({ ...all(), ...(change as Partial<OutsideFacts>) })).toEqual(expected);
  });

  it('name their source', () => {
    const sources = {
      credit: { borrower: 'staff', coborrower: 'vendor' },
      income: { borrower: 'staff', coborrower: null },
      value: 'staff',
      title: 'vendor',
      flood: 'staff',
      insurance: null,
    } as const;
    expect(rowsOf({ ...all(), sources }).map(({ source }) => source)).toEqual([
      ...['staff', 'vendor', 'staff', 'vendor', 'staff', 'staff'],
    ]);
    const unknown = rowsOf({ ...all(), title: null, sources }).find(({ fact }) => fact === 'title');
    expect(unknown).toMatchObject({ source: null, outcome: 'unknown' });
  });

  it('let a conditional approval wait for the income alone', () => {
    const rows = rowsOf({ ...all(), verifiedIncome: { borrower: null, coborrower: null } });
    expect(missingFacts(rows, 'conditionalApproval')).toEqual([]);
    expect(
      missingFacts(rowsOf(exampleFacts({ credit: { borrower: null, coborrower: null } })), 'conditionalApproval'),
    ).not.toEqual([]);
  });
});
