import type { Estimate } from '#rules/offer/estimate.ts';
import { EquityHouse } from '#web/ui/house/equity-house.tsx';
import { inDollars } from '#words/figures.ts';
import { questions } from '#words/funnel/questions.ts';
import styles from './equity-figure.module.css';

type Equity = Pick<Estimate, 'value' | 'owed' | 'kept' | 'room' | 'cap'>;

const words = questions.estimate;

/** The house with its three parts and their figures beside it. */
export const EquityFigure = ({ equity: { value, owed, kept, room, cap } }: { equity: Equity }) => {
  if (value === null || value === 0 || owed === null || kept === null || room === null) return null;
  const rows = [
    { part: 'value', label: words.wholeHome, amount: value },
    { part: 'kept', label: words.staysYours, amount: kept },
    { part: 'line', label: words.yourLine, amount: room },
    { part: 'owed', label: words.owedToday, amount: owed },
  ] as const;
  return (
    <figure className={styles.figure}>
      <EquityHouse
        owed={Math.min(1, owed / value)}
        limit={cap / 10_000}
        line={room / value}
        label={words.picture.full(inDollars(owed), inDollars(room))}
      />
      <figcaption>
        <dl className="rows">
          {rows.map(({ part, label, amount }) => (
            <div key={part}>
              <dt>
                {part !== 'value' && <span className={styles[part]} aria-hidden="true" />}
                {label}
              </dt>
              <dd className="figures">{inDollars(amount)}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
};
