import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import { debtItem } from '#entities/application/debt-item.ts';
import type { Person } from '#entities/values/person.ts';
import { isUnclaimedHomeLoan } from './home-loans.ts';
import { mergeDebts } from './merge-debts.ts';

export const otherDebtTypes = [
  'revolving',
  'installment',
  'auto',
  'student',
  'lease',
  'solar',
  'support',
  'other',
] as const;

const debt = debtItem.pick({ id: true, balance: true, toBePaidOff: true, omitted: true, type: true }).extend({
  creditor: debtItem.shape.creditor.unwrap(),
  monthlyPayment: debtItem.shape.monthlyPayment.unwrap(),
  /** The reason for leaving it out. */
  comments: z.string().trim().min(1).max(2000).nullable().default(null),
});

const MOST_DEBTS = 300;

export const debtAnswers = z.object({
  liabilities: z.array(debt).max(MOST_DEBTS, 'tooMany'),
  areDebtsReviewed: z.literal(true, 'confirmNeeded'),
});
type DebtAnswers = z.infer<typeof debtAnswers>;

export const debtFields = [
  { name: 'creditor', kind: 'text' },
  { name: 'type', kind: 'choice', options: otherDebtTypes },
  { name: 'balance', kind: 'money' },
  { name: 'monthlyPayment', kind: 'money' },
  { name: 'toBePaidOff', kind: 'statement' },
  { name: 'omitted', kind: 'statement' },
] as const;

/** On the page that asks for proof: why a debt is left out. */
export const omissionField = {
  name: 'comments',
  kind: 'longText',
  isAsked: ({ omitted }: { omitted: unknown }) => omitted === true,
} as const;

/** Reviewed here, so confirmed. A bureau's remark on a debt stays, unless the applicant gives a reason for leaving it out. */
const reviewed = ({ comments, ...answered }: z.infer<typeof debt>) => ({
  ...answered,
  ...(answered.omitted && { comments }),
  confirmed: true,
});

export const readDebts = ({ liabilities, areDebtsReviewed }: Application) => ({
  liabilities: liabilities
    .filter((owed) => !isUnclaimedHomeLoan(owed))
    .map(({ id, creditor, type, balance, monthlyPayment, toBePaidOff, omitted, comments }) => ({
      id,
      creditor,
      type,
      balance,
      monthlyPayment,
      toBePaidOff,
      omitted,
      comments: omitted ? comments : null,
    })),
  areDebtsReviewed: areDebtsReviewed === true ? (true as const) : null,
});

export const writeDebts = (application: Application, answers: DebtAnswers, person: Person): Application => ({
  ...application,
  areDebtsReviewed: true,
  liabilities: mergeDebts({ stored: application.liabilities, answers: answers.liabilities.map(reviewed), person }),
});
