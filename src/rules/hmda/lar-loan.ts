import type { LarField, LarRow } from '#entities/facts/lar.ts';
import type { Day } from '#entities/values/day.ts';
import { hmdaDenialCodes } from '../adverse-action/denial-codes.ts';
import { blank, given, known, type LarFacts, missing, notApplicable } from './lar-facts.ts';
import { universalLoanId } from './universal-loan-id.ts';

type Fields = Partial<LarRow>;

const inDigits = (on: Day): string => on.replaceAll('-', '');

/**
 * 31 and 32 where the line pays off a loan on the same home, with cash out where it is larger than that; 2 home improvement; 4 anything
 * else, and where the applicant did not say (comment 4(a)(3)).
 */
export const purposeOf = ({
  application,
  amount,
}: Pick<LarFacts, 'application' | 'amount'>): '2' | '31' | '32' | '4' => {
  const paidOff = application.mortgages.filter(({ toBePaidOff }) => toBePaidOff === true);
  const payoff = paidOff.reduce((sum, { balance }) => sum + balance, 0);
  if (paidOff.length > 0) return amount !== null && amount > payoff ? '32' : '31';
  return application.loanPurpose === 'homeImprovement' ? '2' : '4';
};

const occupancies = { primaryResidence: '1', secondHome: '2', investment: '3' } as const;

const identity = ({ lei, loanNumber, isPartiallyExempt, appliedOn }: LarFacts): Fields => ({
  lei: known(lei, missing('noLei')),
  uli: isPartiallyExempt
    ? given(loanNumber)
    : known(lei === null ? null : universalLoanId({ lei, loanNumber }), missing('noLei')),
  applicationDate: known(appliedOn && inDigits(appliedOn), missing('noApplicationDate')),
});

const denials = ({ action, reasons, otherReasons }: LarFacts): Fields => {
  if (action.code !== 3)
    return { denial1: notApplicable('10'), denial2: blank, denial3: blank, denial4: blank, denialOther: blank };
  const codes = hmdaDenialCodes(reasons);
  const at = (place: number): LarField => {
    const code = codes[place];
    return code === undefined ? blank : given(code);
  };
  return {
    // A denial without a listed reason is one for another reason.
    denial1: codes.length === 0 ? given(9) : at(0),
    denial2: at(1),
    denial3: at(2),
    denial4: at(3),
    denialOther: (codes.length === 0 || codes.includes(9)) && otherReasons !== null ? given(otherReasons) : blank,
  };
};

const property = ({ application: { property: home }, countyCode, tract }: LarFacts): Fields => {
  const { line1, line2, city, state, zip, usage, type, units } = home;
  const isWhole = line1 !== null && city !== null && state !== null && zip !== null;
  const isManufactured = type === 'manufactured';
  return {
    street: isWhole ? given([line1, line2].filter((part) => part !== null).join(' ')) : notApplicable(),
    city: known(isWhole ? city : null, notApplicable()),
    state: known(state, notApplicable()),
    zip: known(isWhole ? zip : null, notApplicable()),
    county: isWhole ? known(countyCode, missing('noCounty')) : notApplicable(),
    tract: !isWhole || tract === 'NA' ? notApplicable() : known(tract, missing('noTract')),
    constructionMethod: given(isManufactured ? 2 : 1),
    occupancy: known(usage && occupancies[usage], missing('noOccupancy')),
    totalUnits: known(units === null || units === '5+' ? null : units, missing('noUnits')),
    affordableUnits: notApplicable(),
    // Which kind is not asked, since no line is offered on one.
    manufacturedType: notApplicable(3),
    manufacturedInterest: notApplicable(5),
  };
};

/** The loan, the action and the home. */
export const larLoan = (facts: LarFacts): Fields => {
  const { action, amount, application, officerNmls } = facts;
  return {
    ...identity(facts),
    ...denials(facts),
    ...property(facts),
    loanType: given(1),
    loanPurpose: given(purposeOf(facts)),
    preapproval: given(2),
    loanAmount: known(amount, missing('noAmount')),
    actionTaken: given(action.code),
    actionDate: given(inDigits(action.on)),
    purchaser: notApplicable(0),
    submission: given(1),
    initiallyPayable: given(1),
    nmlsId: known(officerNmls, missing('noOfficer')),
    // Our own rules are no system of a securitizer or a federal insurer (1003.4(a)(35)).
    aus1: notApplicable(6),
    aus2: blank,
    aus3: blank,
    aus4: blank,
    aus5: blank,
    ausOther: blank,
    ausResult1: notApplicable(17),
    ausResult2: blank,
    ausResult3: blank,
    ausResult4: blank,
    ausResult5: blank,
    ausResultOther: blank,
    reverseMortgage: given(2),
    openEnd: given(1),
    businessPurpose: given(application.loanPurpose === 'business' ? 1 : 2),
  };
};
