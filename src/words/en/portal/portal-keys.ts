/** The portal's keyboard shortcuts. */
export const portalKeys = {
  heading: 'Keyboard shortcuts',
  groups: [
    {
      where: 'In a list',
      keys: [
        [['J', 'K'], 'move down and up'],
        [['Enter'], 'open the file'],
        [['E'], 'write to the borrower'],
        [['X'], 'select the file'],
        [['A'], 'assign what is selected'],
        [['/'], 'search'],
        [['F'], 'filters'],
        [['N'], 'new scenario'],
      ],
    },
    {
      where: 'In your work',
      keys: [
        [['J', 'K'], 'move down and up'],
        [['Enter'], 'open the work'],
        [['T'], 'take it'],
        [['X'], 'select it'],
        [['1', '8'], 'first to eighth queue'],
      ],
    },
    {
      where: 'In a file',
      keys: [
        [['['], 'previous file of the list'],
        [[']'], 'next file of the list'],
        [['E'], 'write to the borrower'],
        [['C'], 'add a condition'],
      ],
    },
    {
      where: 'Everywhere',
      keys: [
        [['G', 'K'], 'go to your work'],
        [['G', 'P'], 'go to the pipeline'],
        [['G', 'C'], 'go to the clocks'],
        [['G', 'M'], 'go to the messages'],
        [['G', 'T'], 'go to the letters'],
        [['G', 'L'], 'go to the leads'],
        [['G', 'Q'], 'go to the quick pricer'],
        [['G', 'Y'], 'go to the policies'],
        [['G', 'U'], 'go to manage users'],
        [['G', 'J'], 'go to failed jobs'],
        [['G', 'W'], 'go to webhooks'],
        [['G', 'O'], 'go to the loan system'],
        [['?'], 'this list'],
      ],
    },
  ] as readonly { where: string; keys: readonly (readonly [readonly string[], string])[] }[],
  short: { move: 'move', open: 'open', select: 'select', assign: 'assign', write: 'write', all: 'all shortcuts' },
  switch: 'Single-letter shortcuts',
  switchHelp: 'Turn them off if you dictate or if keys are pressed by accident. Everything works without them.',
  close: 'Close',
  account: { heading: 'Keyboard', list: 'All shortcuts' },
  inList: {
    label: 'The list you came from',
    previous: 'Previous file',
    next: 'Next file',
    of: (at: number, count: number) => `${at} of ${count}`,
  },
} as const;
