import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import {
  comparedFigures,
  type FactChange,
  type FigureChange,
  figureChanges,
  type SourceChange,
} from '#rules/decision/figure-changes.ts';
import { runChanges } from '#rules/decision/run-changes.ts';
import { inCents, inDatedDay, inDollars, inPercent } from '#words/figures.ts';
import { steps } from '#words/funnel/steps.ts';
import { timeText } from '#words/moments.ts';
import { deskRules } from '#words/portal/desk/rules.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';
import { firstNameOf } from '../facts/people-names.ts';
import { eventName } from '../history/event-words.ts';
import { useLoan } from '../loan-context.ts';
import type { LoanRun } from './decision-data.ts';
import styles from './trace-panel.module.css';

const isStep = (key: string): key is keyof typeof steps => Object.hasOwn(steps, key);

const causeText = ({ kind, actor, at, step }: LoanRun['causes'][number]): string => {
  const what = step !== null && isStep(step) ? `${eventName(kind)}: ${steps[step].label}` : eventName(kind);
  return `${what} ${words.by(words.actors[actor] ?? actor, timeText(at))}`;
};

const amountText = (figure: FigureChange['figure'], amount: number): string => {
  switch (comparedFigures[figure]) {
    case 'dollars':
      return inDollars(toDollars(amount));
    case 'cents':
      return inCents(toCents(amount));
    case 'basisPoints':
      return inPercent(toBasisPoints(amount), 1);
    case 'points':
      return String(amount);
  }
};

const textOf = (figure: FigureChange['figure'], amount: number | null): string =>
  amount === null ? words.notKnown : amountText(figure, amount);

const changeText = ({ figure, before, after }: FigureChange): string => {
  if (before === null || after === null || before === after) return '';
  return `${after > before ? '+' : '\u2212'}${amountText(figure, Math.abs(after - before))}`;
};

const factText = (value: FactChange['before']): string => {
  if (typeof value === 'boolean') return value ? words.factValues.yes : words.factValues.no;
  const known: Readonly<Record<string, string>> = words.factValues;
  return typeof value === 'number' ? String(value) : (known[value] ?? words.notKnown);
};

/** What changed since the run before, figure by figure, and what it was caused by. */
export const RunDifference = ({ run, before }: { run: LoanRun; before: LoanRun }) => {
  const { file } = useLoan();
  const { figures, facts, sources, policy } = figureChanges(before.decision, run.decision);
  const sourceText = (source: SourceChange['before']) =>
    source === null ? factEntryWords.nobody : factEntryWords.sources[source];
  const count = figures.length + facts.length + sources.length + (policy === null ? 0 : 1);
  const turned = runChanges(before.decision, run.decision).filter(
    ({ outcomeBefore, outcomeAfter }) => outcomeBefore !== outcomeAfter,
  );
  const [cause] = run.causes;
  const columns = words.changeColumns;
  return (
    <section className={styles.difference}>
      <h3>{words.changed(before.run)}</h3>
      {count > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.figure}</th>
              <th scope="col">{columns.run(before.run)}</th>
              <th scope="col">{columns.run(run.run)}</th>
              <th scope="col">{columns.change}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((change) => (
              <tr key={change.figure} className={styles.figure}>
                <th scope="row">{words.figures[change.figure]}</th>
                <td>{textOf(change.figure, change.before)}</td>
                <td>{textOf(change.figure, change.after)}</td>
                <td>{changeText(change)}</td>
              </tr>
            ))}
            {facts.map(({ fact, before: was, after }) => (
              <tr key={fact}>
                <th scope="row">{words.facts[fact]}</th>
                <td>{factText(was)}</td>
                <td>{factText(after)}</td>
                <td />
              </tr>
            ))}
            {sources.map(({ fact, person, before: was, after }) => (
              <tr key={`${fact} ${person}`}>
                <th scope="row">{factEntryWords.needed(fact, person && firstNameOf(file.application, person))}</th>
                <td>{sourceText(was)}</td>
                <td>{sourceText(after)}</td>
                <td />
              </tr>
            ))}
            {policy !== null && (
              <tr>
                <th scope="row">{words.policy}</th>
                <td>{inDatedDay(policy.before)}</td>
                <td>{inDatedDay(policy.after)}</td>
                <td />
              </tr>
            )}
          </tbody>
        </table>
      )}
      {turned.length > 0 && (
        <ul>
          {turned.map(({ rule, outcomeBefore, outcomeAfter }) => (
            <li key={`${rule} ${outcomeBefore}`}>
              {words.turned({
                rule: deskRules[rule].name,
                before: outcomeBefore === null ? null : words.outcomeWords[outcomeBefore],
                after: outcomeAfter === null ? null : words.outcomeWords[outcomeAfter],
              })}
            </li>
          ))}
        </ul>
      )}
      {count + turned.length === 0 && <p>{words.noChange}</p>}
      {cause && <p>{`${words.causedBy} ${causeText(cause)}.`}</p>}
    </section>
  );
};
