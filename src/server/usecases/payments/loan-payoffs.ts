import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import { destinationLast4, paymentMethod } from '#entities/facts/payment.ts';
import type { PayoffLetter } from '#entities/facts/payoff-letter.ts';
import { type Day, day } from '#entities/values/day.ts';
import { cents, dollars } from '#entities/values/money.ts';
import { allDebts } from '#rules/debts/all-debts.ts';
import { isPaidOff } from '#rules/debts/payoff.ts';
import { payoffDifference, payoffStanding, payoffStandings } from '#rules/funding/payoff-standing.ts';
import type { Reader } from '#server/db/connect.ts';
import { payoffLettersOf } from '#server/db/repos/loan/payoff-letters.ts';

const letterView = z.object({
  amount: cents,
  perDiem: cents,
  goodThrough: day,
  method: paymentMethod,
  holder: z.string(),
  last4: z.string().nullable(),
  memo: z.string().nullable(),
  /** What the letter asks for beyond the balance on file. */
  difference: cents,
});

export const loanPayoff = z.object({
  subject: z.string(),
  creditor: z.string().nullable(),
  balance: dollars,
  standing: z.enum(payoffStandings),
  letter: letterView.nullable(),
  waiting: letterView
    .extend({ id: z.uuid(), fileId: z.uuid(), enteredByName: z.string(), isMine: z.boolean() })
    .nullable(),
});

/** Each debt the line pays off, with its letter in force and the one that waits for a second person. */
export const loanPayoffsOf = async (
  db: Reader,
  { id, document, asOf, staffId }: { id: string; document: Application; asOf: Day; staffId: string },
): Promise<z.infer<typeof loanPayoff>[]> => {
  const letters = await payoffLettersOf(db, id);
  return allDebts(document)
    .filter((debt) => isPaidOff(debt) && debt.balance > 0)
    .map(({ id: subject, creditor, balance }) => {
      const of = (state: string) => letters.filter((each) => each.subject === subject && each.state === state).at(-1);
      const view = ({ amount, perDiem, goodThrough, to }: PayoffLetter) => ({
        ...{ amount, perDiem, goodThrough, method: to.method, holder: to.holder, memo: to.memo },
        last4: destinationLast4(to),
        difference: payoffDifference({ amount }, balance),
      });
      const [known, waiting] = [of('inForce'), of('waiting')];
      return {
        ...{ subject, creditor, balance },
        standing: payoffStanding(known?.letter ?? null, asOf),
        letter: known ? view(known.letter) : null,
        waiting: waiting
          ? {
              ...view(waiting.letter),
              ...{ id: waiting.id, fileId: waiting.fileId, enteredByName: waiting.enteredByName },
              isMine: waiting.enteredBy === staffId,
            }
          : null,
      };
    });
};
