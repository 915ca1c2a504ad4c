import type { PaymentState } from '#entities/facts/payment.ts';
import { paymentWords as words } from '#words/portal/payments.ts';
import styles from './payments.module.css';

/** How many of the four steps a payment has taken, and whether it stopped at a bad one. */
const reached: Record<PaymentState, { steps: number; isBad: boolean }> = {
  created: { steps: 1, isBad: false },
  approved: { steps: 2, isBad: false },
  sending: { steps: 2, isBad: false },
  unknown: { steps: 3, isBad: true },
  sent: { steps: 3, isBad: false },
  settled: { steps: 4, isBad: false },
  returned: { steps: 3, isBad: true },
  refused: { steps: 3, isBad: true },
  canceled: { steps: 1, isBad: true },
};

/** Created, approved by two, sent, settled: four dots; a returned payment stops at a red one. */
export const PaymentDots = ({ state }: { state: PaymentState }) => {
  const { steps, isBad } = reached[state];
  return (
    <span className={styles.dots} role="img" aria-label={words.dots(words.states[state])}>
      {[1, 2, 3, 4].map((at) => (
        <span
          key={at}
          className={at < steps || (at === steps && !isBad) ? styles.done : at === steps ? styles.bad : undefined}
        />
      ))}
    </span>
  );
};
