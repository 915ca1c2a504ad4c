import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { decide } from '#rules/decision/decide.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '#rules/testing/worked-example.ts';
import { factTable as words } from '#words/portal/loan-desk/fact-table.ts';
import type { LoanData } from '../loan-context.ts';
import { type Entry, type FactLine, factLines, type Order, stateOf } from './fact-lines.ts';

const linesOf = (
  facts: Partial<OutsideFacts>,
  {
    orders = [],
    entries = [],
    stated = {},
    photoIds = [],
  }: { orders?: Order[]; entries?: Entry[]; stated?: Partial<Application>; photoIds?: PhotoIds } = {},
): FactLine[] => {
  const known = exampleFacts(facts);
  const application = { ...exampleApplication(), ...stated };
  const decision = decide({ application, facts: known, policy, asOf });
  const file = { application, facts: known, asOf, variant: 'withUsageStep' } as unknown as LoanData['file'];
  return factLines({ file, policy, decision }, { orders, entries, leftToStaff: ['title', 'identity'], photoIds });
};
type PhotoIds = Parameters<typeof factLines>[1]['photoIds'];
const named = (lines: readonly FactLine[], name: string) => lines.find((line) => line.name === name);
const order = (change: Partial<Order>): Order => ({
  ...{ id: null, what: 'title', person: 'borrower', state: 'failed', reason: 'down', askedAt: null, answeredAt: null },
  ...change,
});

describe('the facts of a loan', () => {
  it('stand under their groups, each income in a row of its own above the sum', () => {
    const lines = linesOf({ verifiedEmployments: { borrower: null, coborrower: null } });
    const income = lines.filter(({ group }) => group === 'income');
    expect(income.map(({ stated }) => stated)).toEqual(['$5,000', '$3,400', '$8,400']);
    expect(income.at(-1)).toMatchObject({ name: words.names.inDti, note: words.confirmedOf(0, 2) });
    expect(income[0]).toMatchObject({ blocks: 'funding', enters: { kind: 'income', person: 'borrower' } });
    expect(income[1]?.enters).toEqual({ kind: 'income', person: 'coborrower' });
  });

  it('show what CLTV counts with the new line: stated, and as the decision has it', () => {
    const lines = linesOf({}, { stated: { estimatedMortgageBalance: toDollars(284_000) } });
    expect(named(lines, words.names.inCltv)).toMatchObject({
      ...{ stated: '$369,000', verified: '$376,400', note: words.withLine },
    });
  });

  it('carry the order of their vendor in the same row', () => {
    const lines = linesOf({ title: null }, { orders: [order({}), order({ what: 'credit', person: 'coborrower' })] });
    const title = named(lines, words.names.owners);
    expect(title).toMatchObject({ order: { what: 'title' }, blocks: 'approval', isLeftToStaff: true });
    expect(title && stateOf(title)).toBe('failed');
    expect(lines.filter(({ order: one }) => one?.what === 'credit').map(({ enters }) => enters?.person)).toEqual([
      'coborrower',
    ]);
  });

  it('lose no order: the check of a job has a row of its own', () => {
    const lines = linesOf({}, { orders: [order({ what: 'employment', state: 'asking' })] });
    expect(lines.filter(({ order: one }) => one !== null)).toMatchObject([{ group: 'income', verified: null }]);
  });

  it('are settled once, in the first row of what was entered', () => {
    const record = {
      holder: 'person',
      trustKind: null,
      names: ['Dana'],
      acquiredOn: null,
      openLiens: [],
      asOf,
    } as const;
    const entry: Entry = {
      ...{ id: 'e1', kind: 'title', person: 'borrower', fileId: 'f1', fileName: 'deed.pdf', state: 'waiting' },
      ...{
        fact: { kind: 'title', record: { ...record, names: ['Dana'], openLiens: [] } },
        isMine: false,
        reason: null,
      },
      ...{ enteredByName: 'Pia', enteredAt: new Date(0), settledByName: null, settledAt: null },
    };
    const lines = linesOf({ title: null }, { entries: [entry] });
    expect(lines.filter(({ waiting }) => waiting !== null).map(({ name }) => name)).toEqual([words.names.owners]);
    expect(stateOf(named(lines, words.names.owners) as FactLine)).toBe('waiting');
  });

  it('are marked where they contradict what was stated', () => {
    const names = ['ROE PAT'];
    const title = { holder: 'person', trustKind: null, names, acquiredOn: toDay('1998-03-01'), openLiens: [] } as const;
    const verifiedIncome = { borrower: [{ subject: 'job-1', monthly: toDollars(3000) }], coborrower: null };
    const lines = linesOf({ title: { ...title, names, openLiens: [] }, verifiedIncome });
    expect(lines.filter(({ marks }) => marks.length > 0).map(({ key }) => key.split(' ')[0])).toEqual(
      expect.arrayContaining(['income', 'title']),
    );
  });

  it('of who a person is name the photo ID they wait for, and rest on it once it is accepted', () => {
    const identity = (photoIds: PhotoIds) => linesOf({}, { photoIds }).find(({ key }) => key === 'identity borrower');
    const inReview = identity([{ person: 'borrower', state: 'received' }]);
    expect(inReview).toMatchObject({ verified: null, photoId: 'received' });
    expect(inReview && stateOf(inReview)).toBe('unknown');
    const accepted = identity([{ person: 'borrower', state: 'accepted' }]);
    expect(accepted).toMatchObject({ verified: words.matches, source: 'staff', photoId: 'accepted' });
    expect(accepted && stateOf(accepted)).toBe('known');
    expect(identity([])).toMatchObject({ verified: null, photoId: null, isLeftToStaff: true });
  });

  it('that nobody verifies are stated only, and nothing is to do about them', () => {
    expect(stateOf(named(linesOf({}), words.names.use) as FactLine)).toBe('statedOnly');
  });
});
