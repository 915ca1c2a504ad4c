import type { BusinessStructure } from '#entities/application/business.ts';
import type { Citizenship } from '#entities/application/citizenship.ts';
import type { ClosingLocation, PartOfDay } from '#entities/application/closing.ts';
import type { CreditType } from '#entities/application/credit-type.ts';
import type { OtherPropertyTitle, OtherPropertyType } from '#entities/application/declarations.ts';
import type { AccountKind } from '#entities/application/disbursement.ts';
import type { FoundIncomeType, IncomeType } from '#entities/application/income-type.ts';
import type { IncomeVerificationMethod } from '#entities/application/income-verification.ts';
import type { ResidenceBasis } from '#entities/application/residence.ts';
import type { TitleHolder, TrustKind } from '#entities/application/title-holder.ts';
import type { IdSubtype } from '#entities/values/id-document.ts';
import type { MaritalStatus } from '#entities/values/marital-status.ts';
import type { MilitaryStatus } from '#entities/values/military-status.ts';
import type { Person } from '#entities/values/person.ts';
import type { Source } from '#entities/values/source.ts';

type Labels<Key extends string> = Readonly<Record<Key, string>>;

export const personRoles: Labels<Person> = { borrower: 'Borrower', coborrower: 'Co-borrower' };

/** Types applicants can enter, then those only a bank link finds. */
export const incomeTypes: Labels<IncomeType | FoundIncomeType> = {
  main: 'Job',
  pension: 'Pension',
  annuity: 'Annuity',
  bah: 'Base Housing Allowance',
  bas: 'Basic Allowance for Subsistence',
  alimony: 'Alimony',
  childSupport: 'Child support',
  disability: 'Disability',
  fosterCare: 'Foster care',
  foreign: 'Income from abroad',
  capitalGains: 'Capital gains',
  interestAndDividends: 'Interest and dividends',
  socialSecurity: 'Social Security',
  rental: 'Rent',
  publicAssistance: 'Public assistance',
  salary: 'Salary',
  unemployment: 'Unemployment benefits',
  cash: 'Cash',
  gig: 'Gig work',
  cashDeposit: 'Cash deposit',
  transferFromApplication: 'Transfer from a payment app',
  taxRefund: 'Tax refund',
  benefitOther: 'Other benefits',
  other: 'Other income',
};

export const citizenships: Labels<Citizenship> = {
  usCitizen: 'U.S. citizen',
  permanentResident: 'Permanent resident',
  nonPermanentResident: 'Non-permanent resident',
  nonResidentAlien: 'Non-resident',
};

export const maritalStatuses: Labels<MaritalStatus> = {
  unmarried: 'Unmarried',
  married: 'Married',
  separated: 'Separated',
};

export const militaryStatuses: Labels<MilitaryStatus> = {
  survivingSpouse: 'Surviving spouse of someone who served',
  currentlyServing: 'Serving on active duty',
  retiredOrDischardOrSeparated: 'Retired, discharged or separated',
  reserveOrNationalGuard: 'Reserve or National Guard, never activated',
  none: 'None of these',
};

export const residenceBases: Labels<ResidenceBasis> = {
  own: 'I own it',
  rent: 'I rent it',
  noCost: 'I live there at no cost',
};
export const creditTypes: Labels<CreditType> = { individual: 'On my own', joint: 'Together with a co-borrower' };
export const titleHolders: Labels<TitleHolder> = {
  person: 'One or more people',
  trust: 'A trust',
  company: 'A company',
};
export const trustKinds: Labels<TrustKind> = {
  revocable: 'Revocable (living) trust',
  irrevocable: 'Irrevocable trust',
};
export const accountKinds: Labels<AccountKind> = { checking: 'Checking', savings: 'Savings' };
export const closingLocations: Labels<ClosingLocation> = { online: 'Online', office: 'At an office', home: 'At home' };

export const partsOfDay: Labels<PartOfDay> = {
  morning: 'Morning',
  midday: 'Midday',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

export const businessStructures: Labels<BusinessStructure> = {
  soleProprietor: 'Sole proprietor',
  partnership: 'Partnership',
  llc: 'Limited liability company',
  sCorporation: 'S corporation',
  cCorporation: 'C corporation',
};

export const otherPropertyTypes: Labels<OtherPropertyType> = {
  primaryResidence: 'Main home',
  fhaSecondaryResidence: 'Second home with an FHA loan',
  secondHome: 'Second home',
  investment: 'Investment property',
};

export const otherPropertyTitles: Labels<OtherPropertyTitle> = {
  self: 'In my name alone',
  withSpouse: 'With my spouse',
  withAnother: 'With someone else',
};

export const idSubtypes: Labels<IdSubtype> = {
  driver_license: 'Driver’s license',
  passport: 'Passport',
  state_id: 'State ID',
  military_id: 'Military ID',
  green_card: 'Green card',
  visa: 'Visa',
};

export const incomeVerificationMethods: Labels<IncomeVerificationMethod> = {
  payroll: 'Connect my payroll',
  bank: 'Connect my bank',
  documents: 'Upload documents',
};

export const sources: Labels<Source> = {
  borrower: 'From the borrower',
  coborrower: 'From the co-borrower',
  staff: 'From our staff',
  partner: 'From a partner',
  bureau: 'From the credit bureaus',
  payroll: 'From payroll',
  bank: 'From the bank',
  employer: 'From the employer',
  taxReturn: 'From tax returns',
  valuation: 'From a valuation',
  flood: 'From the flood determination',
  insurance: 'From the insurer',
  identity: 'From the identity check',
  addressCheck: 'From the address check',
  title: 'From land records',
  loanSystem: 'From the loan system',
};
