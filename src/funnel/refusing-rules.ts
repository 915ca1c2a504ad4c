import type { Application } from '#entities/application/application.ts';
import type { NewsTopic } from '#entities/contract/news-topic.ts';
import { decide } from '#rules/decision/decide.ts';
import { decisionForApplicant } from '#rules/decision/decision-for-applicant.ts';
import type { LoanContext } from '#rules/eligibility/loan-facts.ts';
import type { RuleCode, TraceRow } from '#rules/trace/trace-row.ts';
import { derogatoryRules } from './questions/derogatory.ts';

/** Which rules each page that says "not yet" speaks of. */
export const refusalRules = {
  waitlist: ['state'],
  lowEquity: ['lineMinimum', 'cltv'],
  boost: ['score', 'investmentScore'],
  latePayment: derogatoryRules,
} as const satisfies Record<NewsTopic, readonly RuleCode[]>;

/** Equity is judged by the highest limit while no score is known: a "no" there is one at any score. */
const atBest = (application: Application, { facts }: LoanContext): Application => {
  const { creditRange } = application.borrower;
  const isKnown = facts.credit.borrower !== null || (creditRange !== null && creditRange !== 'notSure');
  return isKnown ? application : { ...application, borrower: { ...application.borrower, creditRange: '760+' } };
};

type Asked = { application: Application; about: NewsTopic } & LoanContext;

/** The rules of a page that are not met, by what is known. A line was chosen or not: they speak of any line. */
export const refusingRules = ({ application, about, ...context }: Asked): TraceRow[] => {
  const rules: readonly RuleCode[] = refusalRules[about];
  const untouched = { ...application, offerChoice: null };
  const decision = decide({
    application: about === 'lowEquity' ? atBest(untouched, context) : untouched,
    ...context,
  });
  const { trace } = decisionForApplicant(decision, application);
  return trace.filter(({ rule, outcome }) => rules.includes(rule) && outcome === 'fail');
};
