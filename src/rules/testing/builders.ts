import { type Applicant, emptyApplicant } from '#entities/application/applicant.ts';
import { type Application, emptyApplication } from '#entities/application/application.ts';
import type { Business } from '#entities/application/business.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { type Declarations, declarations } from '#entities/application/declarations.ts';
import type { Employment } from '#entities/application/employment.ts';
import type { IncomeSource } from '#entities/application/income-source.ts';
import { emptyProperty, type Property } from '#entities/application/property.ts';
import type { PropertyOwnership } from '#entities/application/property-ownership.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import { noOutsideFacts, type OutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';

export const aJob = (change: Partial<Employment>): Employment => ({
  id: 'job-1',
  startDate: toDay('2019-03-01'),
  endDate: null,
  position: null,
  employerAddress: null,
  employerName: 'Northgate Clinic',
  employerPhone: null,
  percentageOwned: null,
  base: null,
  bonuses: null,
  overtime: null,
  commissions: null,
  employerFullAddress: null,
  dataSource: 'manual',
  pdfUrl: null,
  reportId: null,
  incomeInformation: null,
  contactName: null,
  contactPhone: null,
  contactEmail: null,
  IncomeID: null,
  EmployerID: null,
  ...change,
});

export const anIncome = (change: Partial<IncomeSource>): IncomeSource => ({
  id: 'income-1',
  type: 'pension',
  base: null,
  overtime: null,
  bonuses: null,
  commissions: null,
  otherValue: null,
  IncomeID: null,
  propertyId: null,
  address: null,
  rentalUnits: null,
  source: 'borrower',
  ...change,
});

export const aDebt = (change: Partial<DebtItem>): DebtItem => ({
  id: 'debt-1',
  balance: toDollars(5000),
  dateOpened: null,
  monthlyPayment: toDollars(100),
  confirmed: true,
  latePaymentDays: null,
  latePaymentDate: null,
  latePayments: [],
  addedByUser: false,
  creditor: 'Union Card',
  debtor: 'borrower',
  createdAt: null,
  toBePaidOff: false,
  type: 'revolving',
  hiCredit: null,
  creditLimit: null,
  comments: null,
  term: null,
  omitted: false,
  isDeferred: false,
  isDisputed: false,
  taxIncludedInMonthlyPayment: null,
  insuranceIncludedInMonthlyPayment: null,
  monthlyTaxAndInsurance: null,
  monthlyTaxPayment: null,
  monthlyInsurancePayment: null,
  source: 'bureau',
  ...change,
});

export const aMortgage = (change: Partial<DebtItem>): DebtItem =>
  aDebt({
    id: 'mortgage-1',
    type: 'mortgage',
    creditor: 'First Harbor Bank',
    balance: toDollars(291_400),
    monthlyPayment: toDollars(1898),
    taxIncludedInMonthlyPayment: true,
    insuranceIncludedInMonthlyPayment: true,
    ...change,
  });

export const noDeclarations = (): Declarations =>
  declarations.parse({
    ...Object.fromEntries(Object.keys(declarations.shape).map((name) => [name, null])),
    bankruptcy: [],
  });

export const anApplicant = (change: Partial<Applicant>): Applicant => ({ ...emptyApplicant(), ...change });

export const aBusiness = (change: Partial<Business> = {}): Business => ({
  legalName: 'Vega Tile',
  structure: 'llc',
  industry: 'Tiles',
  startedOn: toDay('2015-01-01'),
  address: { line1: '1 Main St', line2: null, city: 'Roanoke', state: 'VA', zip: '24011', county: null },
  employees: 3,
  lastReturnYear: 2025,
  lastReturnFiledOn: null,
  ...change,
});

export const aHome = (change: Partial<Property>): Property => ({
  ...emptyProperty(),
  state: 'VA',
  type: 'singleFamily',
  units: '1',
  usage: 'primaryResidence',
  value: toDollars(579_000),
  acquiredOn: toDay('2015-06-01'),
  fees: toDollars(0),
  ...change,
});

export const aRental = (change: Partial<PropertyOwnership>): PropertyOwnership => ({
  propertyId: 'rental-1',
  property: aHome({ usage: 'investment', yearlyTaxes: toDollars(2400), yearlyInsurance: toDollars(1200) }),
  mortgages: [],
  annualRentalIncome: null,
  ...change,
});

export const anApplication = (change: Partial<Application>): Application => ({
  ...emptyApplication(),
  property: aHome({}),
  ...change,
});

export const aCreditFile = (scores: readonly (number | null)[], change: Partial<CreditFile> = {}): CreditFile => ({
  outcome: 'found',
  kind: 'singleCredit',
  pulledOn: toDay('2026-11-10'),
  isSoft: true,
  scores: scores.map((score, at) => ({
    bureau: (['equifax', 'experian', 'transUnion'] as const)[at % 3] ?? 'equifax',
    score,
    factors: [],
  })),
  debts: [],
  inquiries: [],
  derogatoryEvents: [],
  collections: 0,
  hasNameOrSsnVariation: false,
  alerts: [],
  ...change,
});

export const outsideFactsWith = (change: Partial<OutsideFacts>): OutsideFacts => ({ ...noOutsideFacts(), ...change });
