/** Text for the last stop before an application is sent. */
export const checkAnswers = {
  title: (name: string | null) => `Check your answers${name === null ? '' : `, ${name}`}`,
  lede: 'Open any line to read it in full, or edit it. Nothing is sent until you press the button.',
  parts: 'The parts of your application',
  facade: (done: number, of: number) => `${done} of ${of} parts done`,
  before: 'Your first answers',
  beforeText: 'What you told us up to your offer',
  after: 'Signing, ID and account',
  afterText: 'What you signed and sent after the nine parts',
  none: 'None',
  apart: 'Answered. Hidden from everyone who decides.',
  noPayoff: 'No debt is paid off',
  paidOff: (count: number, total: string) => `${count} ${count === 1 ? 'debt' : 'debts'} paid off, ${total}`,
} as const;
