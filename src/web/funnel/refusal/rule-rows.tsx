import type { RuleCode, TraceRow } from '#rules/trace/trace-row.ts';
import { Chip } from '#web/ui/chip.tsx';
import { offer } from '#words/funnel/offer.ts';
import { refusals } from '#words/funnel/refusals.ts';
import { changeText, figureText, outcomeWords, ruleLimitText, ruleValueText, ruleWords } from '#words/rules.ts';
import styles from './rule-rows.module.css';

const words = offer.rules;
const TONES = { pass: 'ok', fail: 'stop', unknown: 'wait' } as const;

const highest: ReadonlySet<RuleCode> = new Set(['cltv', 'dti', 'fees', 'rate', 'lineMaximum', 'payoff', 'valuation']);
const lowest: ReadonlySet<RuleCode> = new Set([
  'score',
  'investmentScore',
  'lineMinimum',
  'ownership',
  'listing',
  'bankruptcy',
  'foreclosure',
  'shortSale',
  'deedInLieu',
]);

const limitText = ({ rule, limit }: TraceRow): string => {
  if (limit === null) return refusals.notKnown;
  if (limit.unit === 'codes') return words.oneOf(limit.codes.length);
  const text = ruleLimitText(rule, limit);
  if (highest.has(rule)) return words.atMost(text);
  return lowest.has(rule) ? words.atLeast(text) : text;
};

type Props = {
  trace: readonly TraceRow[];
  /** The largest line a passing rule would still allow. */
  holdsUpTo: (rule: RuleCode) => string | null;
  nameOf: (debtId: string) => string;
};

const noteOf = (row: TraceRow, { holdsUpTo, nameOf }: Omit<Props, 'trace'>): string | null => {
  if (row.change !== null) return row.change.map((change) => changeText(change, nameOf)).join(' ');
  const amount = row.outcome === 'pass' ? holdsUpTo(row.rule) : null;
  return amount === null ? null : words.upTo(amount);
};

/** Each rule with the applicant's figure, the limit, the status and the change that would alter the result. */
export const RuleRows = ({ trace, ...texts }: Props) => (
  <ol className={`card ${styles.rules}`}>
    {trace.map((row) => {
      const { rule, value, outcome } = row;
      const note = noteOf(row, texts);
      return (
        <li key={`${rule} ${limitText(row)}`} className={styles.row}>
          <span>
            <Chip tone={TONES[outcome]}>{outcomeWords[outcome]}</Chip>
          </span>
          <div className={styles.name}>
            <h3>{ruleWords[rule].name}</h3>
            <p>{ruleWords[rule].rule}.</p>
            {outcome === 'fail' && row.limit?.unit === 'codes' && <p>{words.accepted(figureText(row.limit))}</p>}
            {outcome === 'unknown' && value === null && <p>{words.later}</p>}
            {note !== null && (
              <p>
                <strong>{words.change}</strong> {note}
              </p>
            )}
          </div>
          <dl className={styles.figures}>
            <div data-outcome={outcome}>
              <dt>{words.yours}</dt>
              <dd className="figures">
                {value === null
                  ? outcome === 'unknown'
                    ? refusals.notKnown
                    : words.hidden
                  : ruleValueText(row, value)}
              </dd>
            </div>
            <div>
              <dt>{words.rule}</dt>
              <dd className="figures">{limitText(row)}</dd>
            </div>
          </dl>
        </li>
      );
    })}
  </ol>
);
