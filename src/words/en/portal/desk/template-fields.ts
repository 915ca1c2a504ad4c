import type { TemplateField } from '#entities/contract/desk/message-template.ts';

/** What a message text can take from a loan, as its writer and its sender read it. */
export const templateFieldNames = {
  firstName: 'First name',
  loanNumber: 'Loan number',
  line: 'Line amount',
  signingDay: 'Signing date',
  signingTime: 'Signing time',
  openItems: 'Items still missing',
  staffName: 'Your name',
  lenderPhone: 'Our phone',
} as const satisfies Record<TemplateField, string>;
