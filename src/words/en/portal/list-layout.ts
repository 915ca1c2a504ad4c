/** Text of the arrangement of the list of loans. */
export const listWords = {
  open: 'Columns',
  always: 'always',
  shown: 'Shown',
  hidden: 'Hidden',
  drag: 'Drag to move',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  reset: 'Reset',
  density: 'Row height',
  notKept: 'The columns could not be saved',
  files: { all: 'all', open: 'open only', closingSoon: 'closing within a week', duplicates: 'duplicates to settle' },
  /** Whose they are before they are given to someone else. */
  assignPreview: (owners: readonly { name: string; count: number }[]) =>
    `Now with ${owners.map(({ name, count }) => `${name} (${count})`).join(', ')}`,
  assignChoose: 'Choose a person',
} as const;
