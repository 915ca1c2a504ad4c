/** Text for the reason of a missed deadline. */
export const lateReasonWords = {
  give: 'Give the reason',
  change: 'Change the reason',
  said: (by: string, text: string) => `${by}: ${text}`,
  changedMeanwhile: 'A colleague gave a reason in the meantime.',
  saidMeanwhile: (by: string, text: string) =>
    `${by} gave a reason in the meantime: “${text}” Save yours only if it should replace it.`,
  form: {
    label: 'Why was the deadline missed?',
    help: 'Examiners read this. Say what happened and what was done about it.',
    submit: 'Save reason',
    cancel: 'Cancel',
    empty: 'Say why the deadline was missed.',
  },
} as const;
