/** Text for several conditions at once. */
export const bulkWords = {
  choose: (title: string) => `Select ${title}`,
  chosen: (count: number) => (count === 1 ? '1 condition selected' : `${count} conditions selected`),
  remind: 'Remind',
  clear: 'Clear',
  drop: 'Clear selection',
  previewTitle: {
    remind: 'These people get a reminder by email',
    clear: 'These conditions will be cleared',
  },
  refusedTitle: 'These stay as they are',
  run: {
    remind: (count: number) => (count === 1 ? 'Send 1 reminder' : `Send ${count} reminders`),
    clear: (count: number) => (count === 1 ? 'Clear 1 condition' : `Clear ${count} conditions`),
  },
  none: { remind: 'No one can be reminded of these.', clear: 'None of these can be cleared.' },
  cancel: 'Cancel',
  close: 'Close',
  done: {
    remind: (count: number) => (count === 1 ? '1 reminder sent.' : `${count} reminders sent.`),
    clear: (count: number) => (count === 1 ? '1 condition cleared.' : `${count} conditions cleared.`),
  },
  outcomes: {
    possible: 'Will be done',
    done: 'Done',
    nothingOpen: 'Nothing is open here',
    nobodyToTell: 'No one to write to',
    nothingToJudge: 'Nothing was sent yet',
    coverageNotRecorded: 'Record the coverage first',
    coverageTooLow: 'The coverage is too low',
    checksMissing: 'Complete the ID checks first',
    changedMeanwhile: 'A colleague changed it in the meantime',
  },
} as const;
