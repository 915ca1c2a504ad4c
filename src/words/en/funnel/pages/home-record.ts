/** Text of the card with what public records say about a home. */
export const homeRecord = {
  title: 'Public record of your home',
  text: (street: string) => `County records list these facts about ${street}. If they are right, confirm them once.`,
  looking: 'Looking up the public record of your home',
  rows: {
    type: 'Type of home',
    acquiredOn: 'Yours since',
    yearlyTaxes: 'Yearly property tax',
    builtIn: 'Built in',
    squareFeet: 'Living area',
  },
  area: (squareFeet: string) => `${squareFeet} sq ft`,
  missing: 'Not on record',
  use: 'Yes, this is right',
  refuse: 'Something is wrong',
  confirmed: 'Confirmed',
  used: 'Filled in below. You can edit any of these answers.',
  refused: 'We do not use the record. Your own answers below are what counts.',
  none: 'No public record is available for this home. Please answer below.',
  another: (street: string) => `You changed the address below. This record is of ${street}, so it cannot be used.`,
  sources: {
    type: 'From the public record, confirmed by you',
    acquiredOn: 'Date from the public record, confirmed by you',
    yearlyTaxes: 'Property tax from the public record, confirmed by you',
  },
} as const;
