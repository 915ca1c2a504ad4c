import type { AdverseReason } from '#rules/adverse-action/adverse-reasons.ts';
import type { ClockState } from '#rules/compliance/clocks.ts';
import type { Change, Figure, Outcome, RuleCode, TraceRow } from '#rules/trace/trace-row.ts';
import { inCents, inDollars, inList, inLongDate, inPercent } from './figures.ts';
import { creditRanges, propertyTypes, propertyUsages, unitCounts } from './labels.ts';
import { states } from './states.ts';

/** A rule's name and requirement, in plain language. */
export const ruleWords: Readonly<Record<RuleCode, { name: string; rule: string }>> = {
  state: { name: 'State', rule: 'The home is in a state we serve' },
  usage: { name: 'Use of the home', rule: 'You live there, spend time there or rent it out' },
  propertyType: { name: 'Type of home', rule: 'A house, a townhouse, a condo or a small building' },
  units: { name: 'Units', rule: 'Four units at most' },
  title: { name: 'Title', rule: 'Owned by a person or held in a revocable trust' },
  listing: { name: 'For sale', rule: 'Not for sale now or recently' },
  ownership: { name: 'Time owned', rule: 'On title long enough' },
  repeatLine: { name: 'Last home-equity loan', rule: 'One in twelve months' },
  equityCredit: { name: 'Other home-equity loans', rule: 'One home-equity loan or line at a time' },
  valuation: { name: 'Valuation', rule: 'A value we can be sure of' },
  score: { name: 'Credit score', rule: 'At or above the lowest score we lend at' },
  investmentScore: { name: 'Credit score for an investment', rule: 'A higher score for a home you do not live in' },
  mortgageLates: { name: 'Mortgage payments', rule: 'Paid on time' },
  bankruptcy: { name: 'Bankruptcy', rule: 'Long enough ago' },
  foreclosure: { name: 'Foreclosure', rule: 'Long enough ago' },
  shortSale: { name: 'Short sale', rule: 'Long enough ago' },
  deedInLieu: { name: 'Deed in lieu of foreclosure', rule: 'Long enough ago' },
  lineMinimum: { name: 'Smallest line', rule: 'At least our smallest line' },
  lineMaximum: { name: 'Largest line', rule: 'At most our largest line online' },
  payoff: { name: 'Debts to pay off', rule: 'The line covers the debts it is to pay off' },
  cltv: { name: 'Owed against value', rule: 'Mortgages and the line within a share of the home’s value' },
  dti: { name: 'Payments against income', rule: 'Monthly payments within a share of your income' },
  fees: { name: 'Fees', rule: 'All fees within the limit' },
  rate: { name: 'Rate', rule: 'Below the mark for a high-cost loan' },
};

export const outcomeWords: Readonly<Record<Outcome, string>> = { pass: 'Meets', fail: 'Not met', unknown: 'To verify' };

const codeWords: Readonly<Record<string, string>> = {
  ...propertyUsages,
  ...propertyTypes,
  ...unitCounts,
  ...creditRanges,
  ...states,
  person: 'A person',
  revocableTrust: 'A revocable trust',
  irrevocableTrust: 'An irrevocable trust',
  company: 'A company',
  listed: 'For sale now',
  notListed: 'Not for sale',
  none: 'None',
  frozen: 'Frozen',
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const figureText = (figure: Figure): string => {
  switch (figure.unit) {
    case 'dollars':
      return inDollars(figure.amount);
    case 'cents':
      return inCents(figure.amount);
    case 'basisPoints':
      return inPercent(figure.amount, 2);
    case 'score':
      return String(figure.amount);
    case 'days':
      return counted(figure.amount, 'day');
    case 'months':
      return counted(figure.amount, 'month');
    case 'percent':
      return `${figure.amount}%`;
    case 'times':
      return `${figure.amount} in ${figure.withinMonths} months`;
    case 'day':
      return inLongDate(figure.day);
    case 'code':
      return codeWords[figure.code] ?? figure.code;
    case 'codes':
      return inList(figure.codes.map((code) => codeWords[code] ?? code));
  }
};

const ratios: ReadonlySet<RuleCode> = new Set(['cltv', 'dti']);

/** The limit of a rule. One on a ratio is most often a whole percentage. */
export const ruleLimitText = (rule: RuleCode, limit: Figure): string =>
  ratios.has(rule) && limit.unit === 'basisPoints'
    ? inPercent(limit.amount, limit.amount % 100 === 0 ? 0 : 1)
    : figureText(limit);

/** A figure under a rule: a ratio with one decimal, or with two where one would print it like the limit it misses. */
export const ruleValueText = ({ rule, limit }: Pick<TraceRow, 'rule' | 'limit'>, value: Figure): string => {
  if (!ratios.has(rule) || value.unit !== 'basisPoints') return figureText(value);
  const isAtLimit = limit?.unit === 'basisPoints' && inPercent(limit.amount, 1) === inPercent(value.amount, 1);
  return inPercent(value.amount, isAtLimit && limit.amount !== value.amount ? 2 : 1);
};

/** The change that would help, as a sentence. `nameOf` gives a debt the name the applicant knows. */
export const changeText = (change: Change, nameOf: (debtId: string) => string): string => {
  switch (change.kind) {
    case 'smallerLine':
      return `A line of ${inDollars(change.amount)} would pass.`;
    case 'largerLine':
      return `A line of ${inDollars(change.amount)} or more would pass.`;
    case 'higherValue':
      return `A value of ${inDollars(change.value)} or more would pass.`;
    case 'payDownMortgages':
      return `Owing ${inDollars(change.amount)} less on the home would pass.`;
    case 'payOffLess':
      return `Paying off ${inDollars(change.total)} or less from the line would pass.`;
    case 'payOff':
      return `Paying off ${inList(change.debtIds.map(nameOf))} from the line (${inDollars(change.total)}) would pass.`;
    case 'moreIncome':
      return `${inCents(change.monthly)} more income a month would pass.`;
    case 'addCoborrower':
      return 'A co-borrower’s income could make it pass.';
    case 'higherScore':
      return `A score of ${change.score} would pass.`;
    case 'liftFreeze':
      return 'Lift the freeze on your credit file, then we can look again.';
    case 'wait':
      return `It would pass starting ${inLongDate(change.until)}.`;
    case 'takeOffMarket':
      return 'Take the home off the market; after the waiting time it would pass.';
    case 'changeTitle':
      return `Title held by ${inList(change.accepted.map((code) => (codeWords[code] ?? code).toLowerCase()))} would pass.`;
    case 'allowValuation':
      return 'Let someone see the home so we can be sure of its value.';
    case 'otherFee':
      return `A fee of ${inPercent(change.fee, 2)} would pass.`;
  }
};

/** The principal reasons in a notice, each specific. */
export const adverseReasonWords: Readonly<Record<AdverseReason, string>> = {
  noCreditScore: 'No credit score could be found',
  creditScore: 'Credit score below our lowest for this line',
  bankruptcy: 'Bankruptcy too recent',
  foreclosure: 'Foreclosure too recent',
  shortSale: 'Short sale too recent',
  deedInLieu: 'Deed in lieu of foreclosure too recent',
  mortgageLates: 'Late mortgage payments',
  obligations: 'Monthly obligations too high for the income',
  equity: 'Too little equity in the home for the amount',
  title: 'The way title to the home is held',
  ownership: 'Home owned for too short a time',
  listing: 'Home for sale now or lately',
  propertyType: 'Type of home we do not lend on',
  units: 'Home with more units than we lend on',
  usage: 'Use of the home we do not lend on',
  repeatLine: 'Another home-equity loan within the last twelve months',
  equityCredit: 'Another home-equity loan or line stays on the home',
  payoff: 'Line too small for the debts it is to pay off',
  amount: 'Amount outside what we lend',
  fees: 'Fees above what we may charge',
  rate: 'Rate above what we may charge',
  terms: 'Terms outside what we may offer',
  state: 'Home in a state we do not serve',
  unverifiedIncome: 'Income could not be verified',
  unverifiedEmployment: 'Employment could not be verified',
  unverifiedResidence: 'Residence could not be verified',
  unverifiedIdentity: 'Identity could not be verified',
  collateral: 'Value or condition of the home not sufficient',
  incomplete: 'Application incomplete',
  other: 'Another reason',
};

export const clockStateWords: Readonly<Record<ClockState, string>> = {
  calm: 'On time',
  warn: 'Half the time is gone',
  stop: 'Nearly due',
  over: 'Overdue',
  met: 'Done',
};
