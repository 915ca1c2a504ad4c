import { payoffLetter } from '#entities/facts/payoff-letter.ts';
import { addDays } from '#entities/values/day.ts';
import { centsOf } from '#entities/values/money.ts';
import { allDebts } from '#rules/debts/all-debts.ts';
import { isPaidOff } from '#rules/debts/payoff.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import {
  addPayoffLetter,
  lettersInForce,
  payoffLettersOf,
  settlePayoffLetter,
} from '#server/db/repos/loan/payoff-letters.ts';

/** A letter in force for every debt the line pays off, as two members of staff would have entered it. */
export const confirmPayoffs = ({ database, clock }: Container, applicationId: string): Promise<void> =>
  database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new Error('no application');
    const known = await lettersInForce(tx, applicationId);
    for (const { id: subject, creditor, balance } of allDebts(stored.document).filter(isPaidOff)) {
      if (known.has(subject) || balance === 0) continue;
      const account = { routingNumber: '021000021', accountNumber: '700800900', accountKind: 'checking' } as const;
      const letter = payoffLetter.parse({
        ...{ amount: centsOf(balance), perDiem: 0, goodThrough: addDays(clock.today(), 60) },
        to: { method: 'ach', holder: creditor ?? 'Creditor', memo: '4417 0003 8821', bankName: null, ...account },
      });
      const by = { fileId: crypto.randomUUID(), enteredBy: crypto.randomUUID(), enteredByName: 'Sam First' };
      await addPayoffLetter(tx, { applicationId, subject, letter, ...by });
    }
    for (const row of await payoffLettersOf(tx, applicationId))
      if (row.state === 'waiting')
        await settlePayoffLetter(tx, { row, state: 'inForce', by: crypto.randomUUID(), name: 'Sam Second' });
  });
