/** Text for the page after the last question. */
export const submittedPage = {
  openTitle: 'Not sent yet',
  readyText: 'Every question is answered. Check your answers and send the application.',
  check: 'Check and send',
  openText: (part: string) => `A few questions are left, starting with “${part}”. Everything so far is saved.`,
  goOn: 'Continue there',
  summary: 'Read or print my application',
} as const;
