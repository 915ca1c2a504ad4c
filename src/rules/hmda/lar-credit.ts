import type { CreditFile, ScoreModel } from '#entities/facts/credit-file.ts';
import type { LarField, LarRow } from '#entities/facts/lar.ts';
import type { Person } from '#entities/values/person.ts';
import { scoreNotice } from '../adverse-action/score-notice.ts';
import { rateSpread } from './apor.ts';
import { blank, given, known, type LarFacts, missing, notApplicable } from './lar-facts.ts';

type Fields = Partial<LarRow>;

/** The published codes of scoring models. */
const modelCodes = {
  equifaxBeacon5: '1',
  experianFairIsaac: '2',
  ficoClassic04: '3',
  ficoClassic98: '4',
  vantage2: '5',
  vantage3: '6',
  fico9: '11',
  fico8: '12',
  fico10: '13',
  fico10T: '14',
  vantage4: '15',
} as const satisfies Record<ScoreModel, string>;

const scoreOf = (file: CreditFile | null): { score: number; model: ScoreModel | null } | null => {
  const used = file && scoreNotice(file);
  if (!file || !used) return null;
  const { bureau, score } = used;
  return { score, model: file.scores.find((each) => each.bureau === bureau && each.score === score)?.model ?? null };
};

/** Of two applicants the lowest score is relied on, so that the other has none (comment 4(a)(15)-3). */
export const reliedOn = ({ outside }: Pick<LarFacts, 'outside'>): Person => {
  const own = scoreOf(outside.credit.borrower);
  const other = scoreOf(outside.credit.coborrower);
  return own === null || other === null || own.score <= other.score ? 'borrower' : 'coborrower';
};

const scoreFields = (facts: LarFacts, person: Person): { score: LarField; model: LarField } => {
  const none = { score: notApplicable(8888), model: notApplicable(9) };
  if (facts.action.code === 4 || facts.action.code === 5 || reliedOn(facts) !== person) return none;
  const used = scoreOf(facts.outside.credit[person]);
  if (used === null) return none;
  const code = used.model === null ? null : modelCodes[used.model];
  return { score: given(used.score), model: known(code, missing('noScoreModel')) };
};

const scores = (facts: LarFacts): Fields => {
  const own = scoreFields(facts, 'borrower');
  const isAlone = facts.application.coborrower === null;
  // Without a decision the code for no decision comes before the one for no coapplicant.
  const noDecision = facts.action.code === 4 || facts.action.code === 5;
  const nobody = noDecision
    ? { score: notApplicable(8888), model: notApplicable(9) }
    : { score: notApplicable(9999), model: notApplicable(10) };
  const other = isAlone ? nobody : scoreFields(facts, 'coborrower');
  return {
    applicantScore: own.score,
    applicantScoreModel: own.model,
    applicantScoreModelOther: blank,
    coapplicantScore: other.score,
    coapplicantScoreModel: other.model,
    coapplicantScoreModelOther: blank,
  };
};

const percent = (basisPoints: number | null): string | null =>
  basisPoints === null ? null : (basisPoints / 100).toFixed(2);

const MONTHS = 12;
const THOUSAND_DOLLARS = 100_000;

const incomeOf = ({ figures, application }: LarFacts): number | null => {
  if (figures.income !== null) return Math.round((figures.income * MONTHS) / THOUSAND_DOLLARS);
  const stated = [application.borrower.annualIncome, application.coborrower?.annualIncome ?? null].flatMap(
    (each) => each ?? [],
  );
  return stated.length === 0 ? null : Math.round(stated.reduce((sum, each) => sum + each, 0) / 1000);
};

/** Draw and repayment, from the opening to the end of the plan. */
const termOf = ({ application, line, plan }: LarFacts): number | null => {
  const choice = line?.offer ?? application.offerChoice;
  if (choice === null) return null;
  const { product, years } = choice;
  return (
    MONTHS * (product === 'fixed' ? plan.fixedDrawYears + years : years + (line?.repaymentYears ?? plan.repaymentYears))
  );
};

const isFixed = ({ application, line }: LarFacts): boolean =>
  (line?.offer ?? application.offerChoice)?.product === 'fixed';

const spreadOf = ({ line, apor }: LarFacts): LarField => {
  if (line === null || apor === null) return missing('noApor');
  const { product, years, rate } = line.offer;
  return known(rateSpread({ product, years, rate, setOn: line.acceptedOn }, apor), missing('noApor'));
};

/** Credit, price and the features of the plan. Total costs, points and credits are for closed-end loans. */
export const larCredit = (facts: LarFacts): Fields => {
  const { action, figures, line } = facts;
  const isDecided = action.code <= 3;
  const isOffered = action.code <= 2;
  const decided = (value: string | number | null): LarField => known(isDecided ? value : null, notApplicable());
  return {
    ...scores(facts),
    income: known(incomeOf(facts), missing('noIncome')),
    dti: decided(percent(figures.dti)),
    cltv: decided(percent(figures.cltv)),
    propertyValue: decided(figures.value),
    lien: figures.liens === null ? missing('noLiens') : given(figures.isFirstLien ? 1 : 2),
    // A line above the limits of R20 is not offered.
    hoepa: action.code === 1 ? given(2) : notApplicable(3),
    rateSpread: isOffered ? spreadOf(facts) : notApplicable(),
    interestRate: known(isOffered && line !== null ? percent(line.offer.rate) : null, notApplicable()),
    totalLoanCosts: notApplicable(),
    pointsAndFees: notApplicable(),
    originationCharges: notApplicable(),
    discountPoints: notApplicable(),
    lenderCredits: notApplicable(),
    prepaymentPenalty: notApplicable(),
    loanTerm: known(termOf(facts), notApplicable()),
    // A variable rate may change in the first month.
    introductoryPeriod: isFixed(facts) ? notApplicable() : given(1),
    balloon: given(2),
    interestOnly: given(isFixed(facts) ? 2 : 1),
    negativeAmortization: given(2),
    otherNonAmortizing: given(2),
  };
};
