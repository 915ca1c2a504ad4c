import type { DebtItem } from '#entities/application/debt-item.ts';
import { type Employment, employment } from '#entities/application/employment.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import { noOutsideFacts, type OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Valuation } from '#entities/facts/valuation.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { personaDay } from './persona-day.ts';

/** As a bureau words them, the heaviest first. */
const factors = [
  'Proportion of balances to limits on revolving accounts is too high',
  'Time since delinquency is too recent or unknown',
  'Length of time accounts have been established',
  'Too many accounts with balances',
];
const bureaus = ['equifax', 'experian', 'transUnion'] as const;
const models = { equifax: 'equifaxBeacon5', experian: 'experianFairIsaac', transUnion: 'ficoClassic04' } as const;
type ThreeScores = readonly [number | null, number | null, number | null];

export const creditFileWith = (
  scores: ThreeScores,
  change: Partial<CreditFile> & { debts?: DebtItem[] } = {},
): CreditFile => ({
  outcome: 'found',
  kind: 'singleCredit',
  pulledOn: personaDay,
  isSoft: true,
  scores: bureaus.map((bureau, at) => ({ bureau, score: scores[at] ?? null, factors, model: models[bureau] })),
  debts: [],
  inquiries: [],
  derogatoryEvents: [],
  collections: 0,
  hasNameOrSsnVariation: false,
  alerts: [],
  ...change,
});

export const frozenFile = (): CreditFile => ({ ...creditFileWith([null, null, null]), outcome: 'frozen', scores: [] });

/** The first model is confident by default. */
export const valuedAt = (value: number, fsd = 8): Valuation[] => [
  {
    model: 'sandboxFirst',
    value: toDollars(value),
    low: toDollars(Math.round(value * 0.94)),
    high: toDollars(Math.round(value * 1.06)),
    fsd,
    asOf: personaDay,
  },
];

type PayrollJob = { id: string; employerName: string; position: string; startDate: string; base: number };

export const payrollJob = (job: PayrollJob): Employment =>
  employment.parse({
    ...job,
    endDate: null,
    employerAddress: null,
    employerPhone: null,
    percentageOwned: 0,
    bonuses: null,
    overtime: null,
    commissions: null,
    employerFullAddress: null,
    dataSource: 'payroll',
    pdfUrl: null,
    reportId: `payroll-${job.id}`,
    incomeInformation: null,
    contactName: null,
    contactPhone: null,
    contactEmail: null,
    IncomeID: null,
    EmployerID: null,
  });

type Outside = Partial<Omit<OutsideFacts, 'credit' | 'verifiedEmployments'>> & {
  credit: CreditFile;
  coborrowerCredit?: CreditFile;
  payroll?: Employment[];
  coborrowerPayroll?: Employment[];
};

export const outside = ({
  credit,
  coborrowerCredit,
  payroll,
  coborrowerPayroll,
  ...change
}: Outside): OutsideFacts => ({
  ...noOutsideFacts(),
  flood: { zone: 'X', communityNumber: '470040', determinedOn: personaDay },
  title: { holder: 'person', trustKind: null, names: [], acquiredOn: toDay('2016-05-01'), openLiens: [] },
  ...change,
  credit: { borrower: credit, coborrower: coborrowerCredit ?? null },
  verifiedEmployments: { borrower: payroll ?? null, coborrower: coborrowerPayroll ?? null },
});
