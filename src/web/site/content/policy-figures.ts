import { toBasisPoints } from '#entities/values/percent.ts';
import { documentTypes } from '#rules/documents/document-types.ts';
import { inChoice, inDollars, inLongDate, inPercent, inPoints } from '#words/figures.ts';
import { getPolicyShown, known } from './shown-policy.ts';

const policy = getPolicyShown();
const texas = known(
  policy.states.find(({ code }) => code === 'TX'),
  'Texas',
);
const [withoutLates, withOneLate] = policy.lates.windows.map(({ months }) => String(months));
const [bestCap] = policy.cltv.byScore;
const [bestDti] = policy.dti.byScore;

const fixedPoints = policy.products.fixed.terms.map(({ adjust }) => policy.products.fixed.adjust + adjust);

const capOf = (score: number): string =>
  inPercent(
    known(policy.cltv.byScore.find(({ minScore }) => minScore === score)?.cap, `cap from a score of ${score}`),
    0,
  );

/** Figures stated directly in the lender's policy. */
export const policyFigures = {
  'line.min': inDollars(policy.line.min),
  'line.max': inDollars(policy.line.max),
  'draw.years': inChoice(policy.products.variable.draws.map(({ years }) => years)),
  'repay.years': String(policy.products.variable.repaymentYears),
  'fixed.years': inChoice(policy.products.fixed.terms.map(({ years }) => years)),
  'fixed.drawYears': String(policy.products.fixed.drawYears),
  'fixed.least': inPoints(toBasisPoints(Math.min(...fixedPoints)), 2),
  'fixed.most': inPoints(toBasisPoints(Math.max(...fixedPoints)), 2),
  'rate.cap': inPercent(policy.rate.cap, 0),
  'rate.floor': inPercent(policy.rate.floor, 0),
  'prime.rate': inPercent(policy.index.rate, 2),
  'prime.day': inLongDate(policy.index.effectiveFrom),
  'fee.max': inPercent(known(policy.fees.forRate.at(-1)?.fee, 'fee'), 2),
  'fee.all': inPercent(policy.fees.allFeesMax, 0),
  'autopay.points': inPoints(policy.adjusters.autopay, 2).slice(1),
  'score.floor': String(policy.score.floor),
  'score.best': String(known(bestCap, 'cap').minScore),
  'score.investment': String(policy.score.investmentFloor),
  'cltv.740': capOf(740),
  'cltv.720': capOf(720),
  'cltv.680': capOf(680),
  'cltv.660': capOf(660),
  'cltv.640': capOf(640),
  'cltv.investment': inPercent(policy.cltv.investmentCap, 0),
  'cltv.deduction': String(policy.cltv.secondHomeDeduction / 100),
  'texas.cltv': inPercent(known(texas.maxCltv, 'cap for Texas'), 0),
  'texas.fees': inPercent(known(texas.maxFees, 'fee limit for Texas'), 0),
  'dti.high': inPercent(known(bestDti, 'limit on debts').limit, 0),
  'dti.score': String(known(bestDti, 'limit on debts').minScore),
  'dti.low': inPercent(known(policy.dti.byScore.at(-1), 'limit on debts').limit, 0),
  'dti.units': inPercent(policy.dti.twoToFourUnitsLimit, 0),
  'debts.instalments': String(policy.debts.instalmentsLeftOut),
  'debts.student': inPercent(policy.debts.deferredStudentLoan, 0),
  'debts.revolving': inPercent(policy.debts.revolvingWithoutPayment, 0),
  'income.rent': inPercent(policy.income.rentCounted, 0),
  'income.grossUp': inPercent(policy.income.grossUp, 0),
  'lates.days': String(policy.lates.days),
  'lates.none': known(withoutLates, 'window without lates'),
  'lates.one': known(withOneLate, 'window with one late'),
  'bankruptcy.years': String(policy.derogatory.bankruptcyMonths / 12),
  'chapter13.years': String(policy.derogatory.chapter13MonthsFromDischarge / 12),
  'listing.months': String(policy.listing.months),
  'ownership.days': String(policy.ownership.primaryResidenceDays),
  'documents.paystub': String(documentTypes.paystub.count),
  'documents.w2': String(documentTypes.w2.count),
  'documents.bankStatement': String(documentTypes.bankStatement.count),
  'documents.taxReturn': String(documentTypes.personalTaxReturn.count),
  'documents.businessReturn': String(documentTypes.businessTaxReturn.count),
} as const satisfies Record<string, string>;
