import type { Application } from '#entities/application.ts';
import type { Day } from '#entities/day.ts';
import { noOutsideFacts } from '#entities/outside-facts.ts';
import type { Policy } from '#policy/policy.ts';
import { decide } from '#rules/decision/decide.ts';
import type { RuleCode, TraceRow } from '#rules/trace/trace-row.ts';

/** Which rules each of the three pages speaks of. */
export const refusalRules = {
  lowEquity: ['lineMinimum', 'cltv'],
  boost: ['score', 'investmentScore'],
  latePayment: ['mortgageLates', 'bankruptcy', 'foreclosure', 'shortSale', 'deedInLieu'],
} as const satisfies Record<string, readonly RuleCode[]>;

export type Refusal = keyof typeof refusalRules;

/** Equity is judged by the highest limit while no score is known: a "no" there is one at any score. */
const atBest = (application: Application): Application => {
  const { creditRange } = application.borrower;
  const isKnown = creditRange !== null && creditRange !== 'notSure';
  return isKnown ? application : { ...application, borrower: { ...application.borrower, creditRange: '760+' } };
};

/** The rules of a page that the person's own answers do not meet, by the very rules the server decides with. */
export const refusingRules = ({
  application,
  refusal,
  policy,
  asOf,
}: {
  application: Application;
  refusal: Refusal;
  policy: Policy;
  asOf: Day;
}): TraceRow[] => {
  const rules: readonly RuleCode[] = refusalRules[refusal];
  const { trace } = decide({
    application: refusal === 'lowEquity' ? atBest(application) : application,
    facts: noOutsideFacts(),
    policy,
    asOf,
  });
  return trace.filter(({ rule, outcome }) => rules.includes(rule) && outcome === 'fail');
};
