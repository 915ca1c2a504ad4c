import type { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import { accountKind, accountNumber, disbursement } from '#entities/application/disbursement.ts';
import { centsOf, toCents } from '#entities/values/money.ts';
import { lastFour, lastFourOf } from '#entities/values/ssn.ts';
import { chosenLine, isAdvanceTooSmall, leftToDraw } from '#rules/funding/payment-list.ts';
import { minimumDraw } from '#rules/pricing/recording-charges.ts';
import { defineStep } from '../../engine/define-step.ts';

const answers = disbursement.extend({
  accountNumber: accountNumber.nullable(),
  accountLast4: lastFour.nullable().default(null),
});

const withDisbursement = (
  application: Application,
  { accountNumber: sent, ...said }: z.infer<typeof answers>,
): Application => ({
  ...application,
  disbursement: {
    ...said,
    accountLast4: sent === null ? (application.disbursement?.accountLast4 ?? null) : lastFourOf(sent),
  },
});

/** Where the funds go. The account number is sent once and kept in the vault. */
export const loanDisbursement = defineStep({
  key: 'loanDisbursement',
  path: '/app/application/loan-disbursement',
  askedOf: 'household',
  chapter: null,
  seconds: 20,
  screen: 'disbursement',
  aside: null,
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: false,
  followUps: [],
  answers,
  fields: [
    { name: 'accountHolder', kind: 'text', autocomplete: 'name' },
    { name: 'bankName', kind: 'text', autocomplete: 'off' },
    { name: 'accountKind', kind: 'choice', options: accountKind.options },
    { name: 'routingNumber', kind: 'text', digits: true, isGuarded: true, autocomplete: 'off' },
    {
      name: 'accountNumber',
      kind: 'text',
      digits: true,
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
  write: withDisbursement,
  checkWithin: ({ firstDraw }, { application, policy }) => {
    const line = chosenLine(application);
    const left = leftToDraw(application);
    if (firstDraw === null || line === null || left === null) return [];
    const cash = centsOf(firstDraw);
    if (cash > left) return [{ path: ['firstDraw'], code: 'drawOverLine', limit: Math.max(0, Math.floor(left / 100)) }];
    if (policy === null) return [];
    const total = toCents(centsOf(line.amount) - left + cash);
    const least = minimumDraw(policy, application.property.state);
    return isAdvanceTooSmall({ total, cash }, least)
      ? [{ path: ['firstDraw'], code: 'drawTooSmall', limit: least }]
      : [];
  },
});
