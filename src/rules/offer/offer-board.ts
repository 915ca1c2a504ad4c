import type { Application } from '#entities/application/application.ts';
import type { LoanPurpose, OfferChoice } from '#entities/application/offer-choice.ts';
import { type Cents, centsOf, type Dollars, toCents, toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { decide } from '../decision/decide.ts';
import type { Decision } from '../decision/decision.ts';
import { decisionForApplicant } from '../decision/decision-for-applicant.ts';
import { isBeyondShaping } from '../decision/is-line-possible.ts';
import { maxFees } from '../eligibility/cost-limits.ts';
import { type LineLimit, lineLimits, lowestLimit } from '../eligibility/line-limits.ts';
import { type LoanContext, type LoanFacts, loanFacts } from '../eligibility/loan-facts.ts';
import { pricedLine } from '../eligibility/qualifying-line.ts';
import { defaultTerms, type Terms } from '../pricing/rate.ts';
import { termsTable } from '../pricing/terms-table.ts';
import { lineForAfterFee } from './line-after-fee.ts';
import type { Offer } from './offer.ts';
import { offerPricer } from './offer-pricer.ts';
import { startAmount } from './start-amount.ts';
import { withPayoffs } from './with-payoffs.ts';
import type { StatedRates } from './with-stated-rates.ts';

/** The page's state while an applicant shapes the line; null is "not touched yet". */
export type OfferAnswers = { [Name in keyof OfferChoice]: OfferChoice[Name] | null } & {
  loanPurpose: LoanPurpose | null;
  debtsToPayOff: string[] | null;
  /** Rates told for debts, by id: for comparison only, no rule reads them. */
  debtRates: StatedRates;
};
/** Nothing chosen yet: the board makes suggestions. */
export const untouchedOffer: OfferAnswers = {
  amount: null,
  product: null,
  years: null,
  originationFee: null,
  hasAutopay: null,
  loanPurpose: null,
  debtsToPayOff: null,
  debtRates: {},
};

export type FeeOption = {
  fee: BasisPoints;
  offer: Offer | null;
  /** Why it cannot be chosen; null when it can. */
  barredBy: 'state' | 'limits' | null;
};

export type OfferBoard = {
  decision: Decision;
  /** The choice sent to the server, and the maximum line; null while no line is possible. */
  shape: { choice: OfferChoice; most: LineLimit } | null;
  /** A failing rule that no amount, terms or payoff can meet. */
  isBlocked: boolean;
  offer: Offer | null;
  fees: FeeOption[];
  payoffTotal: Dollars;
  cash: Cents | null;
  /** DTI if every debt stayed; null while nothing is paid off. */
  dtiBefore: BasisPoints | null;
};

export const termsOf = (answers: OfferAnswers, policy: Policy): Terms => {
  const { product, years, originationFee, hasAutopay } = answers;
  const usual = defaultTerms(policy);
  return {
    product: product ?? usual.product,
    years: years ?? usual.years,
    originationFee: originationFee ?? usual.originationFee,
    hasAutopay: hasAutopay ?? usual.hasAutopay,
  };
};

const isFor =
  (terms: Terms) =>
  ({ product, years, originationFee, hasAutopay }: Terms): boolean =>
    product === terms.product &&
    years === terms.years &&
    originationFee === terms.originationFee &&
    hasAutopay === terms.hasAutopay;

/** An amount over a limit still has a price, so that applicants can compare their request with their maximum. */
const priceOf = (facts: LoanFacts, { choice, policy }: { choice: OfferChoice; policy: Policy }): Offer | null => {
  const line = pricedLine(facts, choice.amount);
  const row = termsTable(policy, choice.hasAutopay).find(({ terms }) => isFor(choice)(terms));
  const price = line && offerPricer(line, policy);
  return price && row ? price(row) : null;
};

const feeOptions = (decision: Decision, { terms, facts, policy }: Shaped): FeeOption[] => {
  const allowed = maxFees(facts.stateLimits, policy);
  return policy.fees.forRate.map(({ fee }) => {
    const offer = decision.offers.find(isFor({ ...terms, originationFee: fee })) ?? null;
    return { fee, offer, barredBy: offer ? null : fee > allowed ? 'state' : 'limits' };
  });
};

type Shaped = { terms: Terms; facts: LoanFacts; policy: Policy };

/** Everything the page shows for these answers, by the same rules as the server's decision. */
export const offerBoard = (answers: OfferAnswers, desk: { application: Application } & LoanContext): OfferBoard => {
  const { application: stored, ...context } = desk;
  const { policy } = context;
  const application = withPayoffs(stored, answers.debtsToPayOff);
  const terms = termsOf(answers, policy);
  const facts = loanFacts(application, context);
  const limits = lineLimits(facts, { terms, policy });
  const limit = limits.some(({ rule }) => rule === 'cltv') ? lowestLimit(limits) : null;
  const most = limit && limit.amount >= policy.line.min ? limit : null;
  const least = toDollars(Math.max(policy.line.min, lineForAfterFee(facts.payoffTotal, terms.originationFee)));
  const amount = answers.amount ?? (most && startAmount({ most: most.amount, least }));
  const choice = amount === null ? null : { ...terms, amount };
  const decided = decide({ application: { ...application, offerChoice: choice }, ...context });
  const decision = decisionForApplicant(decided, application);
  const isBlocked = isBeyondShaping(decision.trace);
  const offer = choice && (decision.offers.find(isFor(terms)) ?? priceOf(facts, { choice, policy }));
  return {
    decision,
    shape: most && choice && !isBlocked ? { choice, most } : null,
    isBlocked,
    offer,
    fees: feeOptions(decision, { terms, facts, policy }),
    payoffTotal: facts.payoffTotal,
    cash: offer && toCents(centsOf(offer.amount) - centsOf(facts.payoffTotal) - offer.feeAmount),
    dtiBefore: dtiWithout(stored, { answers, choice, context }),
  };
};

const dtiWithout = (
  stored: Application,
  { answers, choice, context }: { answers: OfferAnswers; choice: OfferChoice | null; context: LoanContext },
): BasisPoints | null => {
  if (choice === null || !answers.debtsToPayOff?.length) return null;
  const application = { ...withPayoffs(stored, []), offerChoice: choice };
  return decide({ application, ...context }).figures.dti;
};
