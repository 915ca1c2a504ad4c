import type { Application } from '#entities/application/application.ts';
import { type Dollars, toCents, toDollars } from '#entities/values/money.ts';
import { withHardDebts } from '../debts/with-hard-debts.ts';
import { amountRules } from '../eligibility/amount-rules.ts';
import { cltvOf } from '../eligibility/cltv.ts';
import { creditRules } from '../eligibility/credit-rules.ts';
import { dtiOf } from '../eligibility/dti.ts';
import { lineLimits, lowestLimit } from '../eligibility/line-limits.ts';
import { type LoanContext, type LoanFacts, loanFacts } from '../eligibility/loan-facts.ts';
import { propertyRules } from '../eligibility/property-rules.ts';
import { type QualifyingLine, qualifyingLine } from '../eligibility/qualifying-line.ts';
import { factRows } from '../facts/fact-rows.ts';
import { policyWithIndex } from '../pricing/policy-with-index.ts';
import { defaultTerms, type Terms } from '../pricing/rate.ts';
import { type TraceRow, worstOutcome } from '../trace/trace-row.ts';
import type { Decision, DecisionFigures } from './decision.ts';
import { eligibleOffers } from './eligible-offers.ts';
import { findPayoff } from './find-payoff.ts';

const isEstimated = ({ score, value, liens, income }: LoanFacts): boolean =>
  score.kind !== 'scored' || value.source !== 'valuation' || liens.isEstimate || !income.isVerified;

const cltvAt = ({ value, liens }: LoanFacts, amount: Dollars | null): DecisionFigures['cltv'] =>
  amount === null || !value.amount || liens.total === null
    ? null
    : cltvOf({ liens: liens.total, amount, value: value.amount });

/** Rules that other terms could still meet; any other failing rule leaves nothing to offer. */
const dependsOnTerms: ReadonlySet<TraceRow['rule']> = new Set(['payoff', 'dti', 'fees', 'rate']);
const isBlocked = (trace: readonly TraceRow[]): boolean =>
  trace.some(({ rule, outcome }) => outcome === 'fail' && !dependsOnTerms.has(rule));

type Evaluated = { facts: LoanFacts; amount: Dollars | null; line: QualifyingLine | null };

const figuresOf = ({ facts, amount, line }: Evaluated): DecisionFigures => {
  const { score, value, liens, income, debts, housing } = facts;
  const obligations = toCents(debts + housing);
  return {
    score: score.score,
    scoreSource: score.kind,
    value: value.amount,
    valueSource: value.source,
    liens: liens.total,
    isFirstLien: facts.isFirstLien,
    cltv: cltvAt(facts, amount),
    cltvCap: facts.cltvCap,
    income: income.monthly,
    isIncomeVerified: income.isVerified,
    debts,
    housing,
    missing: facts.missing,
    payoffTotal: facts.payoffTotal,
    qualifyingPayment: line?.payment ?? null,
    dti:
      line !== null && income.monthly !== null && income.monthly > 0
        ? dtiOf({ obligations, payment: line.payment, income: income.monthly })
        : null,
    dtiLimit: facts.dtiLimit,
  };
};

/**
 * The full decision for an application: every rule with its figures, the maximum line, and the offers that pass.
 * Without a choice it is about the largest line allowed, or the minimum line when not even that is.
 */
export const decide = ({ application: sent, ...given }: { application: Application } & LoanContext): Decision => {
  const { asOf } = given;
  const policy = policyWithIndex(given.policy, given.facts.indexes, asOf);
  const context = { ...given, policy };
  const application = withHardDebts(sent, context.facts);
  const facts = loanFacts(application, context);
  const choice = application.offerChoice;
  const terms: Terms = choice ?? defaultTerms(policy);
  const limits = lineLimits(facts, { terms, policy });
  const maxLine = limits.some(({ rule }) => rule === 'cltv') ? lowestLimit(limits) : null;
  const amount = choice?.amount ?? (maxLine && toDollars(Math.max(maxLine.amount, policy.line.min)));
  const trace = [
    ...propertyRules(facts, { policy, asOf }),
    ...creditRules(facts, { policy, asOf }),
    ...amountRules(facts, {
      amount,
      terms,
      limits,
      policy,
      findPayoff: () => findPayoff({ application, facts, amount, terms, policy }),
    }),
  ];
  const outcome = worstOutcome(trace);
  return {
    policyVersion: policy.version,
    asOf,
    outcome,
    isEstimate: outcome === 'unknown' || isEstimated(facts),
    trace,
    facts: factRows({ application, ...context }),
    limits,
    maxLine,
    chosen: {
      amount,
      product: terms.product,
      years: terms.years,
      originationFee: terms.originationFee,
      hasAutopay: terms.hasAutopay,
    },
    offers: isBlocked(trace) ? [] : eligibleOffers(facts, { amount, terms, policy }),
    figures: figuresOf({ facts, amount, line: qualifyingLine(facts, { amount, terms, policy }) }),
  };
};
