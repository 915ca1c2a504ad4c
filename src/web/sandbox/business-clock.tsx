import { useMutation } from '@tanstack/react-query';
import { dayText } from '#entities/day-text.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { sandbox } from '#words/en/sandbox.ts';
import type { Overview } from './demo-sign-ins.tsx';
import styles from './sandbox-page.module.css';

const words = sandbox.clock;
const strides = [1, 7, 30] as const;

export const BusinessClock = ({ clock, onChanged }: { clock: Overview['clock']; onChanged: () => void }) => {
  const trpc = useTRPC();
  const move = useMutation(trpc.sandbox.moveClock.mutationOptions({ onSuccess: onChanged }));
  return (
    <section className={styles.section} aria-labelledby="clock-heading">
      <h2 className="heading-2" id="clock-heading">
        {words.heading}
      </h2>
      <p className="muted">{words.text}</p>
      <p className={styles.password} role="status">
        {words.today}: <strong>{dayText(clock.today)}</strong> {words.ahead(clock.offsetDays)}
      </p>
      <p className={styles.moves}>
        {strides.map((days) => (
          <button
            key={days}
            className="button button-secondary button-small"
            type="button"
            disabled={move.isPending}
            onClick={() => move.mutate({ offsetDays: clock.offsetDays + days })}
          >
            {words.forward(days)}
          </button>
        ))}
        <button
          className="button button-quiet button-small"
          type="button"
          disabled={move.isPending || clock.offsetDays === 0}
          onClick={() => move.mutate({ offsetDays: 0 })}
        >
          {words.back}
        </button>
      </p>
    </section>
  );
};
