import type { TraceRow } from '#rules/trace/trace-row.ts';
import { Chip } from '#web/ui/chip.tsx';
import { figureText, refusals } from '#words/en/refusals.ts';
import styles from './rule-card.module.css';

const STATES = {
  pass: { tone: 'ok', text: refusals.meets },
  fail: { tone: 'stop', text: refusals.notMet },
  unknown: { tone: 'wait', text: refusals.open },
} as const;

/** One rule with the person's figure beside its limit. */
export const RuleCard = ({ row: { rule, value, limit, outcome } }: { row: TraceRow }) => (
  <section className={`card ${styles.rule}`}>
    <div className={styles.head}>
      <h2 className="heading-3">{refusals.rules[rule]}</h2>
      <Chip tone={STATES[outcome].tone}>{STATES[outcome].text}</Chip>
    </div>
    <dl className={styles.figures}>
      <div data-outcome={outcome}>
        <dt>{refusals.yours}</dt>
        <dd>{value === null ? refusals.notKnown : figureText(value)}</dd>
      </div>
      <div>
        <dt>{refusals.rule}</dt>
        <dd>{limit === null ? refusals.notKnown : figureText(limit)}</dd>
      </div>
    </dl>
  </section>
);
