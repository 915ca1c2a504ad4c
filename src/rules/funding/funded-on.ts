import type { PaymentKind, PaymentState } from '#entities/facts/payment.ts';
import type { Day } from '#entities/values/day.ts';

export type PurposeState = { kind: PaymentKind; subject: string; state: PaymentState; settledOn: Day | null };

/**
 * The day a released loan is funded: the last payment of every purpose has settled. Null while money is on its way, in doubt or back;
 * a return after that day takes it away again.
 */
export const fundedOn = (payments: readonly PurposeState[]): Day | null => {
  const days = new Map<string, Day | null>();
  for (const { kind, subject, state, settledOn } of payments) {
    const purpose = `${kind}/${subject}`;
    days.set(purpose, (state === 'settled' ? settledOn : null) ?? days.get(purpose) ?? null);
  }
  const settled = [...days.values()];
  return settled.reduce<Day | null>(
    (last, on) => (on === null || last === null ? null : on > last ? on : last),
    settled[0] ?? null,
  );
};
