import { z } from 'zod';
import { debtItem } from '#entities/application/debt-item.ts';
import { day } from '#entities/values/day.ts';
import { notInFuture } from '../../engine/calendar-checks.ts';
import { defineStep } from '../../engine/define-step.ts';
import { mergeById } from '../../engine/merge-by-id.ts';
import { blankDebt } from '../../questions/blank-debt.ts';

const newMortgage = debtItem.pick({ id: true, balance: true }).extend({
  creditor: debtItem.shape.creditor.unwrap(),
  monthlyPayment: debtItem.shape.monthlyPayment.unwrap(),
  dateOpened: day,
});

/** A mortgage from the last six months may be missing from a bureau file, so it is added by hand. */
export const prequalNewMortgage = defineStep({
  key: 'prequalNewMortgage',
  path: '/prequal/new-mortgage',
  askedOf: 'household',
  chapter: 'yourHome',
  seconds: 20,
  screen: 'form',
  aside: 'homeValue',
  refusedBy: [],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ hasNewMortgage: z.boolean(), newMortgages: z.array(newMortgage) }),
  fields: [
    { name: 'hasNewMortgage', kind: 'yesNo' },
    {
      name: 'newMortgages',
      kind: 'list',
      isAsked: ({ hasNewMortgage }) => hasNewMortgage === true,
      item: [
        { name: 'creditor', kind: 'text' },
        { name: 'dateOpened', kind: 'month' },
        { name: 'balance', kind: 'money' },
        { name: 'monthlyPayment', kind: 'money' },
      ],
    },
  ],
  read: ({ hasNewMortgage, newMortgageIds, mortgages }) => ({
    hasNewMortgage,
    newMortgages: mortgages
      .filter(({ id }) => newMortgageIds.includes(id))
      .map(({ id, creditor, dateOpened, balance, monthlyPayment }) => ({
        id,
        creditor,
        dateOpened,
        balance,
        monthlyPayment,
      })),
  }),
  write: (application, { hasNewMortgage, newMortgages }, person) => ({
    ...application,
    hasNewMortgage,
    newMortgageIds: newMortgages.map(({ id }) => id),
    mortgages: mergeById({
      stored: application.mortgages,
      answers: newMortgages,
      blank: ({ id }) => blankDebt({ id, type: 'mortgage', person }),
      isFromElsewhere: ({ id }) => !application.newMortgageIds.includes(id),
    }),
  }),
  check: ({ newMortgages }, asOf) =>
    (newMortgages ?? []).flatMap(({ dateOpened }, at) =>
      notInFuture({ path: ['newMortgages', at, 'dateOpened'], date: dateOpened, asOf }),
    ),
});
