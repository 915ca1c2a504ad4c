import type { Decision } from '#rules/decision/decision.ts';
import { Chip } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { inLongDate } from '#words/figures.ts';
import { deskChange, deskRules } from '#words/portal/desk/rules.ts';
import { pricer as words } from '#words/portal/pricer.ts';
import { outcomeWords, ruleLimitText, ruleValueText } from '#words/rules.ts';
import styles from './pricer.module.css';

const TONES = { pass: 'ok', fail: 'stop', unknown: 'wait' } as const;
const { columns } = words;
/** Blocking rules come first. */
const URGENCY = { fail: 0, unknown: 1, pass: 2 } as const;

/** A list of every accepted value says less than the rule itself. */
const limitText = ({ rule, limit }: Decision['trace'][number]): string =>
  limit === null ? '–' : limit.unit === 'codes' ? deskRules[rule].rule : ruleLimitText(rule, limit);

/** Every rule at full width: the same rows an applicant and an underwriter see. */
export const ScenarioTrace = ({ decision }: { decision: Decision }) => (
  <section className={styles.trace} aria-labelledby="trace-heading">
    <h2 className="heading-4" id="trace-heading">
      {words.trace}, {words.policy(inLongDate(decision.policyVersion))}
    </h2>
    <div className={table.frame}>
      <table className={table.table}>
        <caption className="visually-hidden">{words.trace}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.rule}</th>
            <th scope="col">{columns.yours}</th>
            <th scope="col">{columns.limit}</th>
            <th scope="col">{columns.outcome}</th>
            <th scope="col">{columns.change}</th>
          </tr>
        </thead>
        <tbody>
          {decision.trace
            .filter(({ value, outcome }) => value !== null || outcome !== 'unknown')
            .toSorted((one, other) => URGENCY[one.outcome] - URGENCY[other.outcome])
            .map((row) => (
              <tr key={`${row.rule} ${limitText(row)}`}>
                <th scope="row">{deskRules[row.rule].name}</th>
                <td data-label={columns.yours}>{row.value === null ? '–' : ruleValueText(row, row.value)}</td>
                <td data-label={columns.limit}>{limitText(row)}</td>
                <td>
                  <Chip tone={TONES[row.outcome]}>{outcomeWords[row.outcome]}</Chip>
                </td>
                <td>{(row.change ?? []).map((change) => deskChange(change, () => '')).join(' ')}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  </section>
);
