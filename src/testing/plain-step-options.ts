/** A step of a test that is about its answers alone. */
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
