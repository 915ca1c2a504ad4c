/** Text for all questions and answers on one page. */
export const applicationSummary = {
  title: 'Your application',
  lede: 'Every question and answer, with who answered and when.',
  open: 'You can change your answers until you send the application.',
  closed: 'Your application was sent. To change something, send us a message from your loan page.',
  said: (name: string, moment: string) => `Answered by ${name}, ${moment}`,
  us: 'us',
  keptApart: 'Answered. We keep these answers apart from your application and do not show them here.',
  goOn: 'Continue your application',
  hub: 'Go to your loan',
  print: 'Print or save as PDF',
  incomplete: 'Not complete',
  unanswered: 'Not answered',
  lender: {
    title: 'Your lender',
    lender: 'Lender',
    officer: 'Loan officer',
    withNmls: (name: string, nmls: string) => `${name}, NMLS ${nmls}`,
    noOfficer: 'We will name your loan officer here before you sign anything.',
  },
} as const;
