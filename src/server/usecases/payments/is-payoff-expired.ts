import type { Day } from '#entities/values/day.ts';
import { payoffStanding } from '#rules/funding/payoff-standing.ts';
import type { Reader } from '#server/db/connect.ts';
import type { PaymentRow } from '#server/db/repos/loan/payments.ts';
import { lettersInForce } from '#server/db/repos/loan/payoff-letters.ts';

/** A payoff that waited for its file or for staff may have outlived its letter: sent now, it would not pay the debt in full. */
export const isPayoffExpired = async (db: Reader, payment: PaymentRow, sentOn: Day): Promise<boolean> => {
  if (payment.kind !== 'payoff') return false;
  const letter = (await lettersInForce(db, payment.applicationId)).get(payment.subject);
  return letter !== undefined && payoffStanding(letter, sentOn) === 'expired';
};
