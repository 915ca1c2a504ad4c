/** Text for the entries of a list. */
export const entryWords = {
  edit: 'Edit',
  remove: 'Remove',
  close: 'Done with this one',
  unfinished: 'Unfinished',
  draftKept: 'Draft kept, even if you leave',
  discard: 'Discard draft',
  removed: (name: string) => `Removed: ${name}.`,
  undo: 'Undo',
  editNamed: (name: string) => `Edit ${name}`,
  removeNamed: (name: string) => `Remove ${name}`,
} as const;
