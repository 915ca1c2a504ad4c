import type { TraceRow } from '#rules/trace/trace-row.ts';
import { Chip } from '#web/ui/chip.tsx';
import { refusals } from '#words/funnel/refusals.ts';
import { outcomeWords, ruleLimitText, ruleValueText, ruleWords } from '#words/rules.ts';
import styles from './rule-card.module.css';

const TONES = { pass: 'ok', fail: 'stop', unknown: 'wait' } as const;

/** One rule with the applicant's figure beside its limit. */
export const RuleCard = ({ row: { rule, value, limit, outcome } }: { row: TraceRow }) => (
  <section className={`card ${styles.rule}`}>
    <div className={styles.head}>
      <h2 className="heading-3">{ruleWords[rule].name}</h2>
      <Chip tone={TONES[outcome]}>{outcomeWords[outcome]}</Chip>
    </div>
    <p className="muted small">{ruleWords[rule].rule}</p>
    <dl className={styles.figures}>
      <div data-outcome={outcome}>
        <dt>{refusals.yours}</dt>
        <dd>{value === null ? refusals.notKnown : ruleValueText({ rule, limit }, value)}</dd>
      </div>
      <div>
        <dt>{refusals.rule}</dt>
        <dd>{limit === null ? refusals.notKnown : ruleLimitText(rule, limit)}</dd>
      </div>
    </dl>
  </section>
);
