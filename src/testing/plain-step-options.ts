/** Options for a test step that only needs answers. */
export const plainStepOptions = {
  askedOf: 'household',
  chapter: null,
  seconds: 20,
  screen: 'form',
  aside: null,
  refusedBy: [],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
} as const;
