/** Who sends what is still missing; with neither, the next step is ours. */
type Turn = { isYours: boolean; other: { name: string; isSent: boolean } | null };

/** Text for the page right after the application was sent. */
export const receipt = {
  title: (name: string | null) => `We have your application${name === null ? '' : `, ${name}`}`,
  lede: ({ isYours, other }: Turn, worker: string | null) => {
    const then = `${worker ?? 'Our team'} will then review it and write to you with a decision.`;
    if (!isYours && other === null)
      return `The next step is ours. ${worker ?? 'Our team'} will review it and write to you with a decision, or with what is missing.`;
    if (other === null) return `The next step is yours: send what is still missing. ${then}`;
    const { name, isSent } = other;
    if (isYours)
      return isSent
        ? `The next step is yours and ${name}’s: each of you sends what is still missing. ${then}`
        : `The next step is yours and ${name}’s: you send what is still missing, and ${name} finishes their own part. ${then}`;
    return `We have everything from you. The next step is ${name}’s: ${isSent ? 'some of their papers are still missing' : 'their own part of the application'}. ${then}`;
  },
  goOn: 'Go to my loan',
  pdf: 'Open the PDF',
  next: 'What happens next',
  about: (day: string) => `about ${day}`,
  /** A day keeps its month on its line. */
  on: (day: string) => day.replaceAll(' ', '\u00a0'),
  stages: {
    applied: 'Sent',
    documents: ({ isYours, other }: Turn) =>
      other === null
        ? 'You send any missing documents'
        : `${isYours ? `You and ${other.name} send` : `${other.name} sends`} any missing documents`,
    review: 'We review it and decide',
    sign: 'You sign the closing documents',
    cancel: 'Days to cancel, at no cost',
    money: 'Your money arrives',
  },
  reviewText: (day: string) => `By law you hear from us within 30 days, by ${day}.`,
  card: 'Receipt',
  rows: {
    sent: 'Sent',
    by: 'For',
    line: 'Line',
    apr: 'APR',
    home: 'Home',
    documents: 'Documents',
    copy: 'Copy sent to',
  },
  apr: {
    variable: (rate: string) => `${rate}, variable`,
    fixed: (rate: string) => `${rate}, fixed for the first draw`,
  },
  notYet: 'not chosen yet',
} as const;
