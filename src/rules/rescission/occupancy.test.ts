import { describe, expect, it } from 'vitest';
import type { Applicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { PropertyUsage } from '#entities/application/property-usage.ts';
import { toDay } from '#entities/values/day.ts';
import { aHome, anApplicant, anApplication, noDeclarations } from '../testing/builders.ts';
import { doOccupancyAnswersDisagree, mayBePrincipalResidence } from './occupancy.ts';

const address = {
  line1: '12 Larch St.',
  line2: null,
  city: 'Richmond',
  state: 'VA',
  zip: '23220',
  county: null,
} as const;
const saying = (hasIntentToOccupy: boolean | null): Applicant =>
  anApplicant({ declarations: { ...noDeclarations(), hasIntentToOccupy } });
const livingThere = (to: string | null): Applicant =>
  anApplicant({
    residences: [
      {
        id: 'r1',
        address: { ...address, line1: '12 LARCH ST' },
        from: toDay('2020-01-01'),
        to: to === null ? null : toDay(to),
        basis: 'own',
        monthlyRent: null,
      },
    ],
  });
const used = (usage: PropertyUsage | null, people: Partial<Application> = {}): Application =>
  anApplication({ property: aHome({ ...address, usage }), ...people });
const ana = { id: 'h1', name: 'Ana Ortiz', email: null };

describe('a principal residence', () => {
  it.each<[string, Application, boolean]>([
    ['a main home', used('primaryResidence'), true],
    ['a use not known yet', used(null), true],
    ['a second home', used('secondHome', { borrower: saying(false) }), false],
    ['an investment', used('investment', { borrower: saying(null) }), false],
    ['a second home the borrower says they will live in', used('secondHome', { borrower: saying(true) }), true],
    ['a second home the coborrower says they will live in', used('secondHome', { coborrower: saying(true) }), true],
    ['a second home that is where the borrower lives now', used('secondHome', { borrower: livingThere(null) }), true],
    ['a second home the borrower once lived in', used('secondHome', { borrower: livingThere('2024-01-01') }), false],
    ['a second home of an owner who does not borrow', used('secondHome', { otherTitleHolders: [ana] }), true],
  ])('%s', (_, application, expected) => {
    expect(mayBePrincipalResidence(application, null)).toBe(expected);
  });

  it('a second home with an owner only the land records show', () => {
    const title = { holder: 'person', trustKind: null, names: ['ORTIZ ANA'], acquiredOn: null, openLiens: [] } as const;
    expect(mayBePrincipalResidence(used('secondHome'), { ...title, names: [...title.names], openLiens: [] })).toBe(
      true,
    );
  });
});

describe('answers about living in the home', () => {
  it.each<[PropertyUsage | null, boolean | null, boolean | null | 'alone', boolean]>([
    ['primaryResidence', true, 'alone', false],
    ['primaryResidence', false, 'alone', true],
    ['primaryResidence', null, 'alone', false],
    ['primaryResidence', false, true, false],
    ['primaryResidence', false, null, false],
    ['primaryResidence', false, false, true],
    ['secondHome', false, 'alone', false],
    ['secondHome', true, 'alone', true],
    ['secondHome', false, true, true],
    ['investment', null, true, true],
    [null, true, 'alone', false],
  ])('used as %s, borrower says %s, coborrower %s: disagree %s', (usage, borrower, coborrower, expected) => {
    const application = used(usage, {
      borrower: saying(borrower),
      coborrower: coborrower === 'alone' ? null : saying(coborrower),
    });
    expect(doOccupancyAnswersDisagree(application)).toBe(expected);
  });
});
