/** Text of the arrangement of the list of loans. */
export const listWords = {
  open: 'Columns',
  always: 'always shown',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  reset: 'Reset',
  density: 'Row height',
  notKept: 'The columns could not be saved',
  files: { all: 'all', open: 'open only' },
  assignChoose: 'Choose a person',
} as const;
