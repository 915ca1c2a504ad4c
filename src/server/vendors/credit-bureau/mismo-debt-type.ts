import type { DebtType } from '#entities/application/debt-type.ts';
import { textAt, type XmlElement } from '../xml/xml-element.ts';

const DETAIL = 'CREDIT_LIABILITY_DETAIL';

const collectionRatings = ['Collection', 'ChargeOff', 'CollectionOrChargeOff'];
export const isCollection = (liability: XmlElement): boolean =>
  collectionRatings.includes(
    textAt(liability, 'CREDIT_LIABILITY_CURRENT_RATING', 'CreditLiabilityCurrentRatingType') ?? '',
  );

const all = <Type extends DebtType>(type: Type, ...names: string[]) => names.map((name) => [name, type] as const);

/** MISMO's names for a loan, where they say more than the kind of account does. */
const BY_LOAN: ReadonlyMap<string, DebtType> = new Map<string, DebtType>([
  ...all('mortgage', 'Mortgage', 'ManualMortgage', 'CommercialMortgage', 'ConstructionLoan', 'ResidentialLoan'),
  ...all('mortgage', 'ConventionalRealEstateMortgage', 'FHARealEstateMortgage', 'FarmersHomeAdministrationFHMA'),
  ...all('mortgage', 'VeteransAdministrationRealEstateMortgage', 'VeteransAdministrationLoan'),
  ...all('mortgage', 'RealEstateMortgageWithoutOtherCollateral', 'RealEstateSpecificTypeUnknown'),
  ...all('mortgage', 'BiMonthlyMortgageTermsInYears', 'SemiMonthlyMortgagePayment', 'RealEstateLoanEquityTransfer'),
  ...all('homeEquityLine', 'HomeEquityLineOfCredit'),
  ...all('homeEquityLoan', 'HomeEquity', 'SecondMortgage', 'RealEstateJuniorLiens', 'SecuredHomeImprovement'),
  ...all('auto', 'Automobile', 'AutoRefinance', 'AutoLoanEquityTransfer'),
  ...all('lease', 'AutoLease', 'Lease', 'RentalAgreement'),
  ...all('student', 'Educational', 'DeferredStudentLoan'),
  ...all('support', 'ChildSupport', 'FamilySupport', 'SpouseSupport'),
  ...all('taxLien', 'TaxLien'),
  ...all('collection', 'Collection', 'CollectionAttorney'),
]);
/** Names that say whether a debt is a card or a loan, for reports that leave out the kind of account. */
const BY_NAME: ReadonlyMap<string, DebtType> = new Map<string, DebtType>([
  ...all('revolving', 'CreditCard', 'BusinessCreditCard', 'SecuredCreditCard', 'ChargeAccount', 'CombinedCreditPlan'),
  ...all('revolving', 'CheckCreditOrLineOfCredit', 'CommercialLineOfCredit', 'RevolvingBusinessLines', 'DebitCard'),
  ...all('installment', 'InstallmentLoan', 'PersonalLoan', 'NoteLoan', 'Unsecured', 'Consolidation', 'MedicalDebt'),
]);
const BY_ACCOUNT: ReadonlyMap<string, DebtType> = new Map<string, DebtType>([
  ...all('mortgage', 'Mortgage'),
  ...all('revolving', 'Revolving', 'Open'),
  ...all('installment', 'Installment'),
  ...all('other', 'Unknown'),
]);
const LINES: ReadonlySet<string> = new Set(['CreditLine', 'Revolving', 'Open']);

/** A loan on the home that can be drawn again is a line, whatever it is called. */
const onTheHome = (type: DebtType, account: string): DebtType =>
  (type === 'mortgage' || type === 'homeEquityLoan') && LINES.has(account) ? 'homeEquityLine' : type;

/** Null where the report does not say what kind of debt it is: it might be one on the home. */
export const debtTypeOf = (liability: XmlElement): DebtType | null => {
  if (isCollection(liability)) return 'collection';
  const loan = textAt(liability, DETAIL, 'CreditLoanType') ?? '';
  const account = textAt(liability, DETAIL, 'CreditLiabilityAccountType') ?? '';
  const byLoan = BY_LOAN.get(loan);
  if (byLoan) return onTheHome(byLoan, account);
  // A line of credit that is not named as another kind is taken for one on the home.
  if (account === 'CreditLine') return BY_NAME.has(loan) ? 'revolving' : 'homeEquityLine';
  return BY_ACCOUNT.get(account) ?? BY_NAME.get(loan) ?? null;
};
