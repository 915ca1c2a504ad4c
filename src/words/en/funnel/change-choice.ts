/** What people can do about a changed offer, and what each means. */
export const changeChoice = {
  title: 'What would you like to do?',
  goOn: {
    together: (line: string) => `Stay together, line of ${line}`,
    title: (line: string) => `Go on with the new offer, line of ${line}`,
    picked: (before: string, now: string) => `You picked ${before}, so we set the line to ${now}. You can change it.`,
    kept: (line: string) => `The ${line} you picked still fits. You can change it.`,
    free: 'You can change the amount, the debts to pay off and the rate before you continue.',
    go: 'See the new offer',
  },
  alone: {
    title: (most: string) => `Apply alone, up to ${most}`,
    text: (name: string, until: string) =>
      `Your own offer was good until ${until}. We recalculate it with the figures of the day you choose this. We tell ${name}, who loses access. If ${name} owns the home with you, ${name} still signs the mortgage or deed of trust.`,
    go: 'Apply alone',
  },
  stay: {
    title: (name: string) => `Stay on the line with ${name}`,
    text: (most: string, home: string | null) =>
      `A line of up to ${most}${home === null ? '' : ` on ${home}`}. You each owe the whole amount, not half. You see the final figures before you sign anything.`,
    go: 'Stay on the line',
  },
  leave: {
    title: 'Leave this application',
    text: (name: string, most: string | null) =>
      `${name} can go on alone${most === null ? '' : `, up to ${most}`}. Your answers no longer count, and we tell ${name} that you left.`,
    go: 'Leave this application',
  },
  ask: {
    title: 'Wait and ask',
    text: (until: string | null) =>
      `Write to us with both offers. Nothing changes while you wait${until === null ? '' : `, and this offer is good until ${until}`}.`,
    /** The message as it is begun: the loan, both figures, the reasons as they were read. */
    begun: (loan: string | null, change: string, reasons: readonly string[]) =>
      [
        loan === null ? change : `Loan ${loan}. ${change}`,
        ...reasons.map((reason) => `- ${reason}`),
        '',
        'My question: ',
      ].join('\n'),
    change: (before: string, after: string, day: string) => `The offer changed from ${before} to ${after} on ${day}.`,
    gone: (before: string, day: string) => `The offer of up to ${before} ended on ${day}.`,
  },
} as const;
