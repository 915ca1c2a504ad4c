import type { CreditFile } from '#entities/facts/credit-file.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { type AporKind, parseApor } from '#entities/facts/published/apor-table.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { decide } from '../../decision/decide.ts';
import { acceptedOfferOf } from '../../offer/accepted-offer.ts';
import { exampleApplication, exampleFacts, policy } from '../../testing/worked-example.ts';
import type { LarFacts } from '../lar-facts.ts';

const years = Array.from({ length: 50 }, (_, at) => at + 1);
const table = (kind: AporKind, head: string, week: string) =>
  parseApor([`${head}|${years.join('|')}`, `${week}|${years.map(() => '6.50').join('|')}`].join('\n'), kind);

const modelled = (file: CreditFile | null): CreditFile | null =>
  file && { ...file, scores: file.scores.map((score) => ({ ...score, model: 'equifaxBeacon5' as const })) };
const withModels = (facts: OutsideFacts): OutsideFacts => ({
  ...facts,
  credit: { borrower: modelled(facts.credit.borrower), coborrower: modelled(facts.credit.coborrower) },
});

/** The worked example as an originated line. */
export const larSample = (change: Partial<LarFacts> = {}): LarFacts => {
  const asOf = toDay('2026-11-16');
  const base = change.application ?? exampleApplication();
  const { line1, city, zip } = { line1: '12 Larch Street', city: 'Richmond', zip: '23220' };
  const born = (date: string) => ({ dateOfBirth: toDay(date) });
  const application = {
    ...base,
    borrower: { ...base.borrower, ...born('1980-11-17') },
    coborrower: base.coborrower && { ...base.coborrower, ...born('1984-02-01') },
    property: { ...base.property, line1, city, zip },
  };
  const outside = change.outside ?? withModels(exampleFacts());
  const decision = decide({ application, facts: outside, policy, asOf });
  return {
    lei: '10Bx939c5543TqA1144M',
    loanNumber: 'HL100001',
    isPartiallyExempt: false,
    appliedOn: toDay('2026-11-02'),
    action: { code: 1, on: asOf },
    reasons: [],
    otherReasons: null,
    outside,
    figures: decision.figures,
    amount: toDollars(decision.chosen.amount ?? 0),
    line: acceptedOfferOf(decision, policy),
    plan: { fixedDrawYears: 5, repaymentYears: 20 },
    demographics: { borrower: null, coborrower: null },
    countyCode: '51760',
    tract: '51760010200',
    officerNmls: '1234567',
    apor: {
      fixed: table('fixed', 'Term of Loan in Years', '11/16/2026'),
      adjustable: table('adjustable', 'Years to First Adjustment', '11/16/2026'),
    },
    ...change,
    application: change.application ? { ...application, ...change.application } : application,
  };
};
