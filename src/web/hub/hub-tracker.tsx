import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { IconCheck } from '#web/ui/icons.ts';
import { inDay } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';
import styles from './hub-tracker.module.css';

const words = hubWords.tracker;
type Row = LoanHub['tracker'][number];

const whenOf = ({ stage, state, on, until, isExpected }: Row, waiting: string): string => {
  if (stage === 'documents') return state === 'now' ? waiting : '';
  if (on === null) return '';
  if (until !== null) return words.from(inDay(on), inDay(until));
  return isExpected && state !== 'done' ? words.about(inDay(on)) : inDay(on);
};

/** The stages from the last question to funding, with the date of each. */
export const HubTracker = ({ rows, waiting }: { rows: LoanHub['tracker']; waiting: string }) => (
  <ol className={`card ${styles.tracker}`} aria-label={words.label}>
    {rows.map((row) => (
      <li key={row.stage} data-state={row.state} aria-current={row.state === 'now' ? 'step' : undefined}>
        <span className={styles.dot}>{row.state === 'done' && <IconCheck size={12} stroke={3} aria-hidden />}</span>
        <span className={styles.name}>
          {words.stages[row.stage]}
          <span className="visually-hidden"> {words.states[row.state]}</span>
        </span>
        <span className={styles.when}>{whenOf(row, waiting)}</span>
      </li>
    ))}
  </ol>
);
