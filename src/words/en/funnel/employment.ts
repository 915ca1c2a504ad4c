import type { Day } from '#entities/values/day.ts';

const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Text for the two-year work history. */
export const employment = {
  title: 'Your two years',
  covered: (months: number) => `Covered: ${months} of 24 months`,
  today: 'Today',
  shortMonth: (date: Day) => `${SHORT[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`,
  gapDays: (days: number) => `${days}-day gap`,
  pictureFrom: (from: string) => `Work timeline from ${from} to today`,
  gapSpoken: (days: number, from: string, to: string) => `A gap of ${days} days from ${from} to ${to}`,
  notCovered: (from: string, to: string) => `${from} to ${to} is not covered`,
  gapText: 'A break is common and does not count against you by itself. We only need to know what was happening.',
  explained: 'Thank you, your explanation is kept below.',
  explain: 'Explain the break',
  changeExplanation: 'Change the explanation',
  addMissed: 'Add a job I missed',
  explanation: 'What was happening?',
  explanationHint: 'One or two sentences are enough: school, care for family, illness, looking for work.',
  toDo: 'You can continue with the break unexplained. It becomes one item on your to-do list.',
} as const;
