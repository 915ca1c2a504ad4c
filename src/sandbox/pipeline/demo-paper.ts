import type { Application } from '#entities/application/application.ts';
import { addDays, type Day } from '#entities/values/day.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import type { Person } from '#entities/values/person.ts';

type Row = readonly [label: string, value: string];

const inAmount = (dollars: number): string =>
  `$${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const inDate = (day: Day): string => {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
};

/** The first of this month, and of the one before. */
const firstOf = (day: Day): Day => addDays(day, 1 - Number(day.slice(8)));
const firstBefore = (day: Day): Day => firstOf(addDays(firstOf(day), -1));

type About = { application: Application; person: Person; today: Day };

/** What a made-up paper says, as the household's own answers have it; null for kinds that say nothing but their name. */
const papers: Partial<Record<DocumentType, (about: About) => readonly Row[]>> = {
  paystub: ({ application, person, today }) => {
    const job = application[person]?.employments?.[0];
    const monthly = job?.base ?? 0;
    const months = Number(today.slice(5, 7)) - 1;
    return [
      ['Employer', job?.employerName ?? ''],
      ['Employee', `${application[person]?.firstName} ${application[person]?.lastName}`],
      ['Pay period', `${inDate(firstBefore(today))} - ${inDate(addDays(firstOf(today), -1))}`],
      ['Pay date', inDate(firstOf(today))],
      ['Gross pay', inAmount(monthly)],
      ['Gross pay YTD', inAmount(monthly * months)],
    ];
  },
  w2: ({ application, person, today }) => {
    const job = application[person]?.employments?.[0];
    return [
      ['Form W-2', String(Number(today.slice(0, 4)) - 1)],
      ['Employer’s name', job?.employerName ?? ''],
      ['Wages, tips, other compensation', inAmount((job?.base ?? 0) * 12)],
    ];
  },
  mortgageStatement: ({ application, today }) => {
    const [loan] = application.mortgages ?? [];
    return [
      ['Servicer', loan?.creditor ?? ''],
      ['Statement date', inDate(firstOf(today))],
      ['Principal balance', inAmount(loan?.balance ?? 0)],
      ['Monthly payment', inAmount(loan?.monthlyPayment ?? 0)],
    ];
  },
  homeownersInsurance: ({ application, today }) => [
    ['Policy number', 'HO3-204418'],
    ['Effective date', inDate(addDays(today, -120))],
    ['Expiration date', inDate(addDays(today, 245))],
    ['Dwelling coverage', inAmount(Math.round((application.property.value ?? 0) * 0.8))],
    ['Annual premium', inAmount(2_184)],
  ],
};

/** The rows of a made-up paper. */
export const demoPaper = (type: DocumentType, about: About): readonly Row[] => papers[type]?.(about) ?? [];
