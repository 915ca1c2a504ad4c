import { type ReactNode, useState } from 'react';
import { findPolicyVersion } from '#policy/policies.ts';
import { debtKind } from '#rules/debts/solar-obligation.ts';
import { type Flip, flips } from '#rules/decision/flips.ts';
import { Chip } from '#web/ui/chip.tsx';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconClock } from '#web/ui/icons.ts';
import { inCents, inDollars, inList, inLongDate } from '#words/figures.ts';
import { debtTypes } from '#words/labels.ts';
import { momentText } from '#words/moments.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { exceptionDesk } from '#words/portal/loan-desk/exceptions.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import { checkLines } from './check-lines.ts';
import type { LoanDecision, LoanRun } from './decision-data.ts';
import { RunDifference } from './run-difference.tsx';
import { factLine, ruleLine, type TraceLine } from './trace-line.ts';
import styles from './trace-panel.module.css';
import { WaivedConditions } from './waived-conditions.tsx';

const ICONS = {
  pass: IconCircleCheck,
  fail: IconAlertCircle,
  unknown: IconClock,
  excepted: IconAlertTriangle,
} as const;

const Line = ({ outcome, name, notes, value, limit }: TraceLine) => {
  const Icon = ICONS[outcome];
  return (
    <li className={styles.row} data-outcome={outcome}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <div>
        <strong>{name}</strong>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </div>
      <div className={styles.value}>
        {value !== null && <strong>{value}</strong>}
        <span>{limit}</span>
      </div>
    </li>
  );
};

const Lines = ({ lines }: { lines: readonly TraceLine[] }) => (
  <ol className={styles.rows}>
    {lines.map((line) => (
      <Line {...line} key={line.key} />
    ))}
  </ol>
);

/** What stands in the way first, whatever it comes from; all that is met folds to one line. */
const Results = ({ lines, children }: { lines: readonly TraceLine[]; children: ReactNode }) => {
  const of = (outcome: TraceLine['outcome']) => lines.filter((line) => line.outcome === outcome);
  const [failing, unknown, excepted, met] = [of('fail'), of('unknown'), of('excepted'), of('pass')];
  const first = [...failing, ...unknown, ...excepted];
  const names = [...new Set(met.map(({ name }) => name))];
  return (
    <>
      {first.length > 0 && (
        <p className={styles.counts}>
          {failing.length > 0 && <Chip tone="stop">{words.notMet(failing.length)}</Chip>}
          {unknown.length > 0 && <Chip tone="wait">{words.unknownCount(unknown.length)}</Chip>}
          {excepted.length > 0 && <Chip tone="warn">{exceptionDesk.excepted(excepted.length)}</Chip>}
        </p>
      )}
      <Lines lines={first} />
      {children}
      {met.length > 0 && (
        <details className={styles.met}>
          <summary>
            <IconCircleCheck className={styles.metIcon} size={18} stroke={1.75} aria-hidden />
            <b>{words.rulesMet(met.length)}</b> <span>{names.join(', ')}</span>
          </summary>
          <Lines lines={met} />
        </details>
      )}
    </>
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
  const loan = useLoan();
  const { file } = loan;
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
  const isLatest = run === runs[0];
  const { trace, facts } = run.decision;
  const lines = [
    ...trace.map((row) => ruleLine(row, nameOf)),
    ...facts.map((row) => factLine(row, row.person && firstNameOf(file.application, row.person))),
    ...(isLatest ? checkLines(loan) : []),
  ];
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
        {isLatest && (
          <>
            {words.would} <b>{would === null ? words.wouldNothing : loanDesk.decided[would].toLowerCase()}</b>
          </>
        )}
      </p>
      {before && <RunDifference run={run} before={before} />}
      <Results lines={lines}>{isLatest && <WaivedConditions />}</Results>
      <Flips run={run} />
      <p className={styles.note}>{words.note}</p>
    </aside>
  );
};
