import type { Application } from '#entities/application/application.ts';
import type { DerogatoryEvent } from '#entities/application/derogatory-event.ts';
import type { Listing } from '#entities/application/listing.ts';
import type { PropertyType, UnitCount } from '#entities/application/property-type.ts';
import type { PropertyUsage } from '#entities/application/property-usage.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Day } from '#entities/values/day.ts';
import type { Cents, Dollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { UsState } from '#entities/values/us-state.ts';
import type { Policy, StateLimits, TitleKind } from '#policy/policy.ts';
import { allDebts } from '../debts/all-debts.ts';
import { monthlyDebts } from '../debts/monthly-debts.ts';
import { type MortgageLate, mortgageLates } from '../debts/mortgage-lates.ts';
import { payoffTotal } from '../debts/payoff.ts';
import { monthlyIncome } from '../income/monthly-income.ts';
import { mayBePrincipalResidence } from '../rescission/occupancy.ts';
import { cltvCap, findStateLimits } from './cltv.ts';
import { derogatoryFacts } from './derogatory-facts.ts';
import { dtiLimit } from './dti.ts';
import { type EquityCredit, equityCreditsOf } from './equity-credit-rules.ts';
import { totalHousingCost } from './housing-cost.ts';
import { liensThatStay, openLinesThatStay } from './liens.ts';
import { raisedLimit } from './raised-limit.ts';
import { type ScoreUsed, scoreUsed } from './score-used.ts';
import { titleKindOf } from './title-kind.ts';
import { type ValueUsed, valueUsed } from './value-used.ts';

/** Every fact the rules use, each once, from the application and from third parties. */
export type LoanFacts = {
  state: UsState | null;
  stateLimits: StateLimits | null;
  usage: PropertyUsage | null;
  propertyType: PropertyType | null;
  units: UnitCount | null;
  title: TitleKind | null;
  listing: Listing;
  acquiredOn: Day | null;
  /** Someone may live there: what the law of the state says of homesteads applies. */
  isHomestead: boolean;
  /** Loans and lines against the equity of the home. */
  equityCredits: EquityCredit[];
  score: ScoreUsed;
  lates: MortgageLate[] | null;
  events: DerogatoryEvent[];
  /** The kinds asked about; a kind neither asked about nor reported is unknown. */
  answeredKinds: ReadonlySet<DerogatoryEvent['kind']>;
  value: ValueUsed;
  liens: { total: Dollars | null; isEstimate: boolean };
  /** The part of the liens from open lines, at their limits. */
  openLines: Dollars;
  isFirstLien: boolean;
  cltvCap: BasisPoints | null;
  income: { monthly: Cents | null; isVerified: boolean };
  debts: Cents;
  housing: Cents;
  /** Unknown debt and housing figures: the sums are then minimums. */
  missing: string[];
  dtiLimit: BasisPoints | null;
  /** The policy's own limit where it was raised for this loan; null where it stands. */
  excepted: { cltv: BasisPoints | null; dti: BasisPoints | null };
  /** The line's payoffs at closing, including loans on any home. */
  payoffTotal: Dollars;
  hasCoborrower: boolean;
};

export type LoanContext = { facts: OutsideFacts; policy: Policy; asOf: Day };

export const loanFacts = (application: Application, { facts, policy, asOf }: LoanContext): LoanFacts => {
  const { property, mortgages, coborrower } = application;
  const { state, usage, units } = property;
  const acquiredOn = facts.title?.acquiredOn ?? property.acquiredOn;
  const score = scoreUsed(application, facts.credit);
  const liens = liensThatStay(application);
  const debts = monthlyDebts(application, policy);
  const housing = totalHousingCost(application);
  const income = monthlyIncome(application, {
    policy,
    asOf,
    verified: facts.verifiedEmployments,
    amounts: facts.verifiedIncome,
  });
  const stateLimits = findStateLimits(policy, state);
  const cap = raisedLimit(cltvCap({ score: score.score, usage, units, state }, policy), {
    ...{ rule: 'cltv', exceptions: facts.exceptions, law: stateLimits?.maxCltv ?? null },
  });
  const limit = raisedLimit(dtiLimit({ score: score.score, units }, policy), {
    ...{ rule: 'dti', exceptions: facts.exceptions, law: null },
  });
  const { events, answeredKinds } = derogatoryFacts(application, facts.credit);
  return {
    state,
    stateLimits,
    usage,
    propertyType: property.type,
    units,
    title: titleKindOf(application, facts.title),
    listing: application.listing,
    acquiredOn,
    isHomestead: mayBePrincipalResidence(application, facts.title),
    equityCredits: equityCreditsOf(mortgages, acquiredOn),
    score,
    lates: answeredKinds.has('missedMortgagePayment')
      ? mortgageLates({ application, credit: facts.credit, events, minDays: policy.lates.days })
      : null,
    events,
    answeredKinds,
    value: valueUsed({ stated: property.value, valuations: facts.valuations }, policy),
    liens,
    openLines: openLinesThatStay(mortgages),
    isFirstLien: liens.total === 0,
    cltvCap: cap.limit,
    income: { monthly: income.monthly, isVerified: income.isVerified },
    debts: debts.monthly,
    housing: housing.monthly,
    missing: [...housing.missing, ...debts.missing],
    dtiLimit: limit.limit,
    excepted: { cltv: cap.policyLimit, dti: limit.policyLimit },
    payoffTotal: payoffTotal(allDebts(application)),
    hasCoborrower: coborrower !== null,
  };
};
