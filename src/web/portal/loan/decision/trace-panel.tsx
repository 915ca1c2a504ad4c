import { useState } from 'react';
import { findPolicyVersion } from '#policy/policies.ts';
import { debtKind } from '#rules/debts/solar-obligation.ts';
import { type Flip, flips } from '#rules/decision/flips.ts';
import type { FactRow } from '#rules/facts/fact-rows.ts';
import type { TraceRow } from '#rules/trace/trace-row.ts';
import { Chip } from '#web/ui/chip.tsx';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconClock } from '#web/ui/icons.ts';
import { inCents, inDollars, inList, inLongDate } from '#words/figures.ts';
import { debtTypes } from '#words/labels.ts';
import { momentText } from '#words/moments.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { exceptionDesk } from '#words/portal/loan-desk/exceptions.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { changeText, ruleWords } from '#words/rules.ts';
import { OtherChecks } from '../facts/other-checks.tsx';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import type { LoanDecision, LoanRun } from './decision-data.ts';
import { RunDifference } from './run-difference.tsx';
import styles from './trace-panel.module.css';
import { limitText, valueText } from './trace-words.ts';
import { WaivedConditions } from './waived-conditions.tsx';

const ICONS = { pass: IconCircleCheck, fail: IconAlertCircle, unknown: IconClock } as const;

/** Met by an exception, and not by the policy's own limit. */
const isExcepted = ({ outcome, value, policyLimit }: TraceRow): boolean =>
  outcome === 'pass' &&
  value?.unit === 'basisPoints' &&
  policyLimit?.unit === 'basisPoints' &&
  value.amount > policyLimit.amount;

const Row = ({ row, nameOf }: { row: TraceRow; nameOf: (debtId: string) => string }) => {
  const Icon = isExcepted(row) ? IconAlertTriangle : ICONS[row.outcome];
  return (
    <li className={styles.row} data-outcome={isExcepted(row) ? 'excepted' : row.outcome}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <div>
        <strong>{ruleWords[row.rule].name}</strong>
        <span>{ruleWords[row.rule].rule}</span>
        {isExcepted(row) && row.policyLimit && (
          <span>{exceptionDesk.raised(valueText(row.rule, row.policyLimit))}</span>
        )}
        {row.change !== null && (
          <span>
            {words.change}: {row.change.map((change) => changeText(change, nameOf)).join(' ')}
          </span>
        )}
      </div>
      <div className={styles.value}>
        <strong>{valueText(row.rule, row.value)}</strong>
        <span>{limitText(row)}</span>
      </div>
    </li>
  );
};

type RulesProps = { trace: readonly TraceRow[]; nameOf: (debtId: string) => string };

/** What stands in the way first; the rules that are met fold to one line. */
const Rules = ({ trace, nameOf }: RulesProps) => {
  const rowsOf = (outcome: TraceRow['outcome']) => trace.filter((row) => row.outcome === outcome && !isExcepted(row));
  const [failing, unknown, met] = [rowsOf('fail'), rowsOf('unknown'), rowsOf('pass')];
  const excepted = trace.filter(isExcepted);
  const first = [...failing, ...unknown, ...excepted];
  const list = (rows: readonly TraceRow[]) => (
    <ol className={styles.rows}>
      {rows.map((row) => (
        <Row key={`${row.rule} ${limitText(row)}`} row={row} nameOf={nameOf} />
      ))}
    </ol>
  );
  const names = [...new Set(met.map(({ rule }) => ruleWords[rule].name))];
  return (
    <>
      {first.length > 0 && (
        <p className={styles.counts}>
          {failing.length > 0 && <Chip tone="stop">{words.notMet(failing.length)}</Chip>}
          {unknown.length > 0 && <Chip tone="wait">{words.unknownCount(unknown.length)}</Chip>}
          {excepted.length > 0 && <Chip tone="warn">{exceptionDesk.excepted(excepted.length)}</Chip>}
        </p>
      )}
      {list(first)}
      {met.length > 0 && (
        <details className={styles.met}>
          <summary>
            <IconCircleCheck className={styles.metIcon} size={18} stroke={1.75} aria-hidden />
            <b>{words.rulesMet(met.length)}</b> <span>{names.join(', ')}</span>
          </summary>
          {list(met)}
        </details>
      )}
    </>
  );
};

/** The facts the rules used, and where each came from. */
const FactSources = ({ facts }: { facts: readonly FactRow[] }) => {
  const { file } = useLoan();
  if (facts.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={factEntryWords.title}>
      {facts.map(({ fact, person, source, outcome }) => {
        const Icon = ICONS[outcome];
        return (
          <li key={`${fact} ${person}`} className={styles.row} data-outcome={outcome}>
            <Icon size={18} stroke={1.75} aria-hidden />
            <div>
              <strong>{factEntryWords.needed(fact, person && firstNameOf(file.application, person))}</strong>
            </div>
            <div className={styles.value}>
              <span>{source === null ? factEntryWords.nobody : factEntryWords.sources[source]}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
};

const flipText = (flip: Flip): string => {
  switch (flip.kind) {
    case 'incomeUnder':
      return words.flip.incomeUnder(inCents(flip.monthly));
    case 'lineOver':
      return words.flip.lineOver(inDollars(flip.amount));
    case 'valueUnder':
      return words.flip.valueUnder(inDollars(flip.value));
    case 'scoreUnder':
      return words.flip.scoreUnder(flip.score);
  }
};

const Flips = ({ run }: { run: LoanRun }) => {
  const { policy } = useLoan();
  const found = flips(run.decision, findPolicyVersion(run.decision.policyVersion) ?? policy).map(flipText);
  if (found.length === 0) return null;
  return (
    <div className={styles.flips}>
      <strong>{words.flips}</strong>
      <p>{inList(found)}.</p>
    </div>
  );
};

/** The rules' results by run, the changes since the previous run and why, and the change that would reverse them. */
export const TracePanel = ({ view }: { view: LoanDecision }) => {
  const { file } = useLoan();
  const [chosen, setChosen] = useState<number | null>(null);
  const { runs, would } = view;
  const run = runs.find((each) => each.run === chosen) ?? runs[0];
  if (!run) return null;
  const before = runs.find((each) => each.run === run.run - 1);
  const debts = [...file.application.liabilities, ...file.application.mortgages];
  const nameOf = (id: string) => {
    const debt = debts.find((each) => each.id === id);
    return debt === undefined ? words.aDebt : (debt.creditor ?? debtTypes[debtKind(debt)]);
  };
  return (
    <aside className={styles.panel} aria-label={words.title}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <label className="visually-hidden" htmlFor="trace-run">
          {words.choose}
        </label>
        <select
          className={styles.runs}
          id="trace-run"
          value={run.run}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {runs.map((each) => (
            <option key={each.run} value={each.run}>
              {words.run(each.run, runs.length)}
            </option>
          ))}
        </select>
      </div>
      <p className={styles.made}>
        {words.made(momentText(run.ranAt), inLongDate(run.decision.policyVersion))}{' '}
        {run === runs[0] && (
          <>
            {words.would} <b>{would === null ? words.wouldNothing : loanDesk.decided[would].toLowerCase()}</b>
          </>
        )}
      </p>
      {before && <RunDifference run={run} before={before} />}
      <FactSources facts={run.decision.facts} />
      <Rules trace={run.decision.trace} nameOf={nameOf} />
      {run === runs[0] && (
        <>
          <WaivedConditions />
          <OtherChecks />
        </>
      )}
      <Flips run={run} />
      <p className={styles.note}>{words.note}</p>
    </aside>
  );
};
