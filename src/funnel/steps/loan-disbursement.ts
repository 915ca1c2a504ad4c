import { z } from 'zod';
import { accountKind, disbursement } from '#entities/disbursement.ts';
import { lastFour, lastFourOf } from '#entities/ssn.ts';
import { defineStep } from '../engine/define-step.ts';

const accountNumber = z.string().regex(/^\d{4,17}$/, 'accountFormat');

/** Where the money goes. The account number is sent once and kept in the vault. */
export const loanDisbursement = defineStep({
  key: 'loanDisbursement',
  path: '/app/application/loan-disbursement',
  answers: disbursement.extend({
    accountNumber: accountNumber.nullable(),
    accountLast4: lastFour.nullable().default(null),
  }),
  fields: [
    { name: 'accountHolder', kind: 'text', autocomplete: 'name' },
    { name: 'bankName', kind: 'text', autocomplete: 'off' },
    { name: 'accountKind', kind: 'choice', options: accountKind.options },
    { name: 'routingNumber', kind: 'text', autocomplete: 'off' },
    {
      name: 'accountNumber',
      kind: 'text',
      secret: true,
      keptAs: 'accountLast4',
      isAsked: ({ accountLast4, accountNumber: typed }) => !accountLast4 || Boolean(typed),
      autocomplete: 'off',
    },
    { name: 'firstDraw', kind: 'money' },
  ],
  read: ({ disbursement: stored }) => ({
    accountHolder: stored?.accountHolder ?? null,
    bankName: stored?.bankName ?? null,
    accountKind: stored?.accountKind ?? null,
    routingNumber: stored?.routingNumber ?? null,
    accountNumber: null,
    accountLast4: stored?.accountLast4 ?? null,
    firstDraw: stored?.firstDraw ?? null,
  }),
  write: (application, { accountNumber: sent, ...answers }) => ({
    ...application,
    disbursement: {
      ...answers,
      accountLast4: sent === null ? (application.disbursement?.accountLast4 ?? null) : lastFourOf(sent),
    },
  }),
});
