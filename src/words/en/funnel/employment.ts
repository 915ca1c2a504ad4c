import type { Day } from '#entities/values/day.ts';
import { inLongDate } from '../figures.ts';
import { monthName } from '../months.ts';

type Gap = { from: Day; to: Day; days: number };

/** Dates are typed as months, which count from their first day; a payroll record has days. */
const isByMonth = ({ from, to }: Pick<Gap, 'from' | 'to'>): boolean => from.endsWith('-01') && to.endsWith('-01');

const monthsOf = ({ from, to }: Pick<Gap, 'from' | 'to'>): number => {
  const count = (date: Day) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return count(to) - count(from);
};

const monthText = (date: Day): string => `${monthName(date)} ${date.slice(0, 4)}`;

/** As it was typed: "December 2025 and March 2026". */
const spanText = ({ from, to }: Pick<Gap, 'from' | 'to'>): string =>
  isByMonth({ from, to }) ? `${monthText(from)} and ${monthText(to)}` : `${inLongDate(from)} and ${inLongDate(to)}`;

/** Text for the two-year work history. */
export const employment = {
  payrollFirst: 'Connect payroll first, and there is little left to type. Or enter your jobs below.',
  title: 'Your two years',
  covered: (months: number) => `Covered: ${months} of 24 months`,
  today: 'Today',
  names: 'Jobs on the timeline',
  toldBefore: (income: string) =>
    `From the ${income} a year you told us. Change it if this job pays a different amount.`,
  shortMonth: (date: Day) => `${monthName(date).slice(0, 3)} ${date.slice(0, 4)}`,
  gapLabel: ({ from, to, days }: Gap) =>
    isByMonth({ from, to }) ? `${monthsOf({ from, to })}-month gap` : `${days}-day gap`,
  pictureFrom: (from: string) => `Work timeline from ${from} to today`,
  gapSpoken: (gap: Gap) =>
    isByMonth(gap) ? `A gap between ${spanText(gap)}` : `A gap of ${gap.days} days between ${spanText(gap)}`,
  notCovered: (gap: Gap) => `Between ${spanText(gap)} no job is listed`,
  gapText: 'A break is common and does not count against you by itself. We only need to know what was happening.',
  explained: 'Thank you. Your explanation is saved below.',
  explain: 'Explain the break',
  changeExplanation: 'Change the explanation',
  addMissed: 'Add a job I missed',
  explanation: 'What was happening?',
  explanationHint: 'One or two sentences are enough: school, caring for family, illness, looking for work.',
  toDo: 'You can continue without explaining it. We add it to your to-do list.',
} as const;
