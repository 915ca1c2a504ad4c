import type { TemplateField } from '#entities/contract/desk/message-template.ts';

/** What a message text can take from a loan, as its writer and its sender read it. */
export const templateFieldNames = {
  firstName: 'First name',
  loanNumber: 'Loan number',
  line: 'Line amount',
  signingDay: 'Day of the signing',
  signingTime: 'Time of the signing',
  openItems: 'What is still missing',
  staffName: 'Your name',
  lenderPhone: 'Our phone',
} as const satisfies Record<TemplateField, string>;
