import { FEWEST_DECISIONS } from '#rules/compliance/decision-pace.ts';
import { pipeline as words } from '#words/portal/pipeline.ts';
import styles from './decision-pace.module.css';
import { paceLine } from './pace-line.ts';
import type { Overview } from './pipeline-data.ts';

type Measured = Extract<Overview['pace'], { kind: 'measured' }>;

const Line = ({ weeks }: Pick<Measured, 'weeks'>) => {
  const points = paceLine(weeks);
  const last = points.at(-1);
  return (
    <svg
      className={styles.line}
      viewBox="0 0 168 52"
      width="168"
      height="52"
      role="img"
      aria-label={words.paceLabel(weeks.filter((median) => median !== null))}
    >
      <path className={styles.ground} d="M0 50.5h168" />
      <path className={styles.weeks} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {last && <circle className={styles.last} cx={last.x} cy={last.y} r="4" />}
    </svg>
  );
};

/** How long complete applications wait for a decision, and whether the wait is getting shorter. */
export const DecisionPace = ({ pace }: Pick<Overview, 'pace'>) =>
  pace.kind === 'tooFew' ? (
    <p className={styles.few}>{words.paceTooFew(pace.decisions, FEWEST_DECISIONS)}</p>
  ) : (
    <div className={styles.pace}>
      <p className={styles.figure}>{words.paceDays(pace.median)}</p>
      <Line weeks={pace.weeks} />
      <p className={styles.words}>
        {words.paceDecisions(pace.decisions)}
        <br />
        {words.paceChange(pace.median, pace.before)}
      </p>
    </div>
  );
