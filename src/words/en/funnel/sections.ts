const questions = (count: number): string => (count === 1 ? 'One question' : `${count} questions`);

/** Text for the sections of a long application page. */
export const sections = {
  titles: {
    otherNames: 'Other names',
    reach: 'How to reach you',
    living: 'Where you live',
    family: 'Your family',
    citizenship: 'Citizenship',
    military: 'Military service',
    homeAddress: 'The home',
    homeUse: 'How you use it',
    title: 'Who owns it',
    costs: 'What it costs',
    sale: 'For sale or not',
    occupancy: 'Living in the home',
    thisLine: 'This line and other credit',
    obligations: 'Debts and court matters',
    trouble: 'Past trouble with a home or debts',
    signing: 'Before you sign',
  },
  progress: (done: number, of: number) => `${done} of ${of} sections answered`,
  next: (title: string) => `Next: ${title}`,
  todo: questions,
  fromYou: 'From you',
  edit: 'Edit',
} as const;
export type SectionName = keyof typeof sections.titles;
