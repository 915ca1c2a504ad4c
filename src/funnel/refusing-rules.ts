import type { Application } from '#entities/application/application.ts';
import type { NewsTopic } from '#entities/contract/news-topic.ts';
import { decide } from '#rules/decision/decide.ts';
import { decisionForApplicant } from '#rules/decision/decision-for-applicant.ts';
import type { LoanContext } from '#rules/eligibility/loan-facts.ts';
import type { RuleCode, TraceRow } from '#rules/trace/trace-row.ts';
import { derogatoryRules } from './questions/derogatory.ts';

/** The rules behind each "not yet" page. */
export const refusalRules = {
  waitlist: ['state'],
  lowEquity: ['lineMinimum', 'cltv'],
  boost: ['score', 'investmentScore'],
  latePayment: derogatoryRules,
} as const satisfies Record<NewsTopic, readonly RuleCode[]>;

/** Equity is tested at the highest limit while no score is known: failing there means failing at any score. */
const atBest = (application: Application, { facts }: LoanContext): Application => {
  const { creditRange } = application.borrower;
  const isKnown = facts.credit.borrower !== null || (creditRange !== null && creditRange !== 'notSure');
  return isKnown ? application : { ...application, borrower: { ...application.borrower, creditRange: '760+' } };
};

type Asked = { application: Application; about: NewsTopic } & LoanContext;

/** A page's failing rules, by the facts known. They apply to any line, chosen or not. */
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
