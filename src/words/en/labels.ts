import type { DebtType } from '#entities/application/debt-type.ts';
import type { DerogatoryKind } from '#entities/application/derogatory-event.ts';
import type { LoanPurpose, Product } from '#entities/application/offer-choice.ts';
import type { PropertyType, UnitCount } from '#entities/application/property-type.ts';
import type { PropertyUsage } from '#entities/application/property-usage.ts';
import type { BankruptcyChapter } from '#entities/values/bankruptcy-chapter.ts';
import type { CreditRange } from '#entities/values/credit-range.ts';
import type { NameSuffix } from '#entities/values/name-suffix.ts';

type Labels<Key extends string> = Readonly<Record<Key, string>>;

export const propertyUsages: Labels<PropertyUsage> = {
  primaryResidence: 'I live there most of the year',
  secondHome: 'A second home',
  investment: 'I rent it out or hold it as an investment',
};

export const propertyTypes: Labels<PropertyType> = {
  singleFamily: 'Single-family house',
  multiUnit: 'Building with several units',
  condo: 'Condo',
  townhouse: 'Townhouse',
  manufactured: 'Manufactured home',
};

export const unitCounts: Labels<UnitCount> = {
  '1': '1 unit',
  '2': '2 units',
  '3': '3 units',
  '4': '4 units',
  '5+': '5 or more units',
};

export const creditRanges: Labels<CreditRange> = {
  '760+': '760 or more',
  '740-759': '740 to 759',
  '720-739': '720 to 739',
  '700-719': '700 to 719',
  '680-699': '680 to 699',
  '660-679': '660 to 679',
  '640-659': '640 to 659',
  below640: 'Below 640',
  notSure: 'I am not sure',
};

export const debtTypes: Labels<DebtType> = {
  mortgage: 'Mortgage',
  homeEquityLine: 'Home-equity line',
  homeEquityLoan: 'Home-equity loan',
  revolving: 'Credit card or other revolving account',
  installment: 'Personal or other installment loan',
  auto: 'Car loan',
  student: 'Student loan',
  lease: 'Lease',
  solar: 'Solar panels',
  collection: 'Collection',
  judgment: 'Judgment',
  taxLien: 'Tax lien',
  support: 'Alimony or child support you pay',
  other: 'Other',
};

export const nameSuffixes: Labels<NameSuffix> = {
  sr: 'Sr.',
  jr: 'Jr.',
  i: 'I',
  ii: 'II',
  iii: 'III',
  iv: 'IV',
  v: 'V',
  vi: 'VI',
  vii: 'VII',
  viii: 'VIII',
  ix: 'IX',
};

export const derogatoryKinds: Labels<DerogatoryKind> = {
  missedMortgagePayment: 'Missed mortgage payment',
  foreclosure: 'Foreclosure',
  bankruptcy: 'Bankruptcy',
  shortSale: 'Short sale',
  deedInLieu: 'Deed given to the lender instead of foreclosure',
};

export const bankruptcyChapters: Labels<BankruptcyChapter> = {
  chapter7: 'Chapter 7',
  chapter11: 'Chapter 11',
  chapter12: 'Chapter 12',
  chapter13: 'Chapter 13',
  chapter15: 'Chapter 15',
  other: 'Another kind',
};

export const loanPurposes: Labels<LoanPurpose> = {
  homeImprovement: 'Home improvement',
  debtConsolidation: 'Paying off other debts',
  education: 'Education',
  medical: 'Medical costs',
  emergencyFund: 'A cushion for emergencies',
  largePurchase: 'A large purchase',
  business: 'A business',
  other: 'Something else',
};

export const products: Labels<Product> = { variable: 'Variable rate', fixed: 'Fixed rate for each draw' };
