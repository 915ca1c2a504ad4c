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

/** The stages from the last question to funding, with the date of each. On a phone the dots, and the current stage in words. */
export const HubTracker = ({ rows, waiting }: { rows: LoanHub['tracker']; waiting: string }) => {
  const at = rows.findIndex(({ state }) => state === 'now');
  const now = rows[at];
  const last = rows.at(-1);
  const lastWhen = last === undefined ? '' : whenOf(last, waiting);
  return (
    <div className={`card ${styles.card}`}>
      <ol className={styles.tracker} aria-label={words.label}>
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
      <p className={styles.short} aria-hidden="true">
        {now !== undefined && <strong>{words.at(words.stages[now.stage], at + 1, rows.length)}</strong>}
        {last !== undefined && lastWhen !== '' && <span>{`${words.stages[last.stage]} ${lastWhen}`}</span>}
      </p>
    </div>
  );
};
