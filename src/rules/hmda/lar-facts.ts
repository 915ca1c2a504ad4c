import type { Application } from '#entities/application/application.ts';
import type { Demographics } from '#entities/application/demographics.ts';
import type { LarField, LarGap } from '#entities/facts/lar.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { AporTables } from '#entities/facts/published/apor-table.ts';
import type { Day } from '#entities/values/day.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import type { AdverseReason } from '../adverse-action/adverse-reasons.ts';
import type { DecisionFigures } from '../decision/decision.ts';
import type { AcceptedOffer } from '../offer/accepted-offer.ts';
import type { ActionTaken } from './action-taken.ts';

/** Everything a row of the register is made from, for an application with a final action. */
export type LarFacts = {
  /** Twenty characters; null while the lender's data has none. */
  lei: string | null;
  /** Letters and digits. */
  loanNumber: string;
  isPartiallyExempt: boolean;
  appliedOn: Day | null;
  action: ActionTaken;
  reasons: readonly AdverseReason[];
  /** The words for reasons outside the published list. */
  otherReasons: string | null;
  application: Application;
  outside: OutsideFacts;
  /** Of the decision, or of the last time the rules ran. */
  figures: DecisionFigures;
  /** The line asked for, or the one offered. */
  amount: Dollars | null;
  line: AcceptedOffer | null;
  /** The draw period of a fixed-rate line and the repayment years of a variable one, by the policy. */
  plan: { fixedDrawYears: number; repaymentYears: number };
  demographics: Readonly<Record<Person, Demographics | null>>;
  /** Five digits: state and county. */
  countyCode: string | null;
  /** Eleven digits, or `NA` where the county has none. */
  tract: string | null;
  officerNmls: string | null;
  /** Null where no tables are at hand. */
  apor: AporTables | null;
};

export const given = (value: string | number): LarField => ({ kind: 'value', value: String(value) });
export const notApplicable = (value: string | number = 'NA'): LarField => ({
  kind: 'notApplicable',
  value: String(value),
});
export const blank: LarField = { kind: 'blank' };
export const missing = (why: LarGap): LarField => ({ kind: 'missing', why });

/** The value, or what stands for it while it is unknown. */
export const known = (value: string | number | null, otherwise: LarField): LarField =>
  value === null ? otherwise : given(value);
