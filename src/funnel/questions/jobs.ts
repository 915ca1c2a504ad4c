import { z } from 'zod';
import { type Employment, employment, yearOfIncome } from '#entities/application/employment.ts';
import { email } from '#entities/values/email.ts';
import { phone } from '#entities/values/phone.ts';
import { isOwned } from '#rules/employment/ownership.ts';

/** Companies are named 3M, 7-Eleven and 84 Lumber; none is named !!!. */
const SOME_WORD = /[\p{L}\p{N}]/u;

export const job = employment
  .pick({
    id: true,
    startDate: true,
    endDate: true,
    percentageOwned: true,
    base: true,
    overtime: true,
    bonuses: true,
    commissions: true,
    employerFullAddress: true,
    contactName: true,
  })
  .extend({
    employerName: employment.shape.employerName.regex(SOME_WORD, 'nameFormat'),
    position: employment.shape.position.unwrap().regex(SOME_WORD, 'nameFormat'),
    isCurrent: z.boolean(),
    isOwner: z.boolean(),
    incomeInformation: z.array(yearOfIncome.extend({ id: z.string() })),
    employerPhone: phone.nullable(),
    contactPhone: phone.nullable(),
    contactEmail: email.nullable(),
    /** Of a payroll or bank record. */
    reportId: employment.shape.reportId.default(null),
  });
export type Job = z.infer<typeof job>;

const isLargeOwner = ({ isOwner, percentageOwned }: { isOwner: unknown; percentageOwned: number | null }): boolean =>
  isOwner === true && isOwned({ percentageOwned });

export const jobFields = [
  { name: 'employerName', kind: 'text', autocomplete: 'organization' },
  { name: 'position', kind: 'text', autocomplete: 'organization-title' },
  { name: 'startDate', kind: 'month' },
  { name: 'isCurrent', kind: 'yesNo' },
  { name: 'endDate', kind: 'month', isAsked: ({ isCurrent }: { isCurrent: unknown }) => isCurrent === false },
  { name: 'isOwner', kind: 'yesNo' },
  { name: 'percentageOwned', kind: 'percent', isAsked: ({ isOwner }: { isOwner: unknown }) => isOwner === true },
  // A record without it leaves the pay to staff: the applicant's word would look verified.
  { name: 'base', kind: 'money', answeredBy: ['reportId'] },
  { name: 'overtime', kind: 'money', optional: true },
  { name: 'bonuses', kind: 'money', optional: true },
  { name: 'commissions', kind: 'money', optional: true },
  {
    name: 'incomeInformation',
    kind: 'list',
    isAsked: isLargeOwner,
    item: [
      { name: 'year', kind: 'number' },
      { name: 'amount', kind: 'money' },
    ],
  },
  { name: 'employerPhone', kind: 'phone', optional: true },
  { name: 'employerFullAddress', kind: 'address', optional: true },
  { name: 'contactName', kind: 'text', optional: true },
  { name: 'contactPhone', kind: 'phone', optional: true },
  { name: 'contactEmail', kind: 'email', optional: true },
] as const;

export const readJob = (stored: Employment) => ({
  id: stored.id,
  employerName: stored.employerName,
  position: stored.position,
  startDate: stored.startDate,
  isCurrent: stored.endDate === null,
  endDate: stored.endDate,
  isOwner: stored.percentageOwned === null ? null : stored.percentageOwned > 0,
  percentageOwned: stored.percentageOwned === 0 ? null : stored.percentageOwned,
  base: stored.base,
  overtime: stored.overtime,
  bonuses: stored.bonuses,
  commissions: stored.commissions,
  incomeInformation: (stored.incomeInformation ?? []).map((year, at) => ({
    id: `incomeInformation-${at + 1}`,
    ...year,
  })),
  employerPhone: stored.employerPhone,
  employerFullAddress: stored.employerFullAddress,
  contactName: stored.contactName,
  contactPhone: stored.contactPhone,
  contactEmail: stored.contactEmail,
  reportId: stored.reportId,
});

const addressText = ({ employerFullAddress: place }: Job): string | null =>
  place === null
    ? null
    : [place.line1, place.line2, `${place.city}, ${place.state} ${place.zip}`].filter(Boolean).join(', ');

export const writtenJob = (answers: Job): Employment => {
  const { isCurrent: _, isOwner, incomeInformation, ...rest } = answers;
  return {
    ...rest,
    percentageOwned: isOwner ? rest.percentageOwned : 0,
    incomeInformation:
      incomeInformation.length === 0 ? null : incomeInformation.map(({ year, amount }) => ({ year, amount })),
    employerAddress: addressText(answers),
    dataSource: 'manual',
    pdfUrl: null,
    reportId: null,
    IncomeID: null,
    EmployerID: null,
  };
};
