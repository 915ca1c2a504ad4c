import { useEffect, useState } from 'react';
import { useShortcuts } from '#web/portal/keys/use-shortcuts.ts';
import foot from '#web/portal/pipeline/list-foot.module.css';
import page from '#web/portal/pipeline/pipeline.module.css';
import { usePortalData } from '#web/portal/portal-data.ts';
import { useNavigate } from '#web/router/navigation.tsx';
import { IconAlertTriangle, IconCircleDashed, IconClock } from '#web/ui/icons.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';
import { factTable as words } from '#words/portal/loan-desk/fact-table.ts';
import { useLoan } from '../loan-context.ts';
import type { FactEntries } from './fact-entries.tsx';
import { type FactLine, type FactState, factLines, stateOf } from './fact-lines.ts';
import type { OpenForm } from './fact-place.tsx';
import { COLUMNS, FactRow } from './fact-row.tsx';
import styles from './fact-table.module.css';

const COUNTED = [
  ['contradicted', IconAlertTriangle],
  ['failed', IconAlertTriangle],
  ['waiting', IconClock],
  ['unknown', IconCircleDashed],
] as const satisfies readonly (readonly [Exclude<FactState, 'known' | 'statedOnly'>, unknown])[];

const isOpenFact = (line: FactLine): boolean =>
  line.note === null && COUNTED.some(([state]) => state === stateOf(line));

/** How many facts need something, the way to the next of them, and the choice to see those alone. */
const Summary = ({
  lines,
  isTodo,
  onTodo,
  onNext,
}: {
  lines: readonly FactLine[];
  isTodo: boolean;
  onTodo: (isTodo: boolean) => void;
  onNext: (state: FactState) => void;
}) => {
  const facts = lines.filter(({ note }) => note === null);
  const states = facts.map(stateOf);
  return (
    <div className={styles.summary}>
      <fieldset className={styles.filter} aria-label={words.filter.label}>
        <button type="button" aria-pressed={!isTodo} onClick={() => onTodo(false)}>
          {words.filter.all} <b>{facts.length}</b>
        </button>
        <button type="button" aria-pressed={isTodo} onClick={() => onTodo(true)}>
          {words.filter.todo} <b>{facts.filter(isOpenFact).length}</b>
        </button>
      </fieldset>
      {COUNTED.map(([state, Icon]) => {
        const count = states.filter((each) => each === state).length;
        return (
          count > 0 && (
            <button key={state} className={styles[state]} type="button" onClick={() => onNext(state)}>
              <Icon size={16} stroke={1.75} aria-hidden />
              {words.counts[state](count)}
            </button>
          )
        );
      })}
    </div>
  );
};

const Foot = () => {
  const { hasLetterKeys } = usePortalData();
  const key = (text: string) => <kbd className={page.key}>{text}</kbd>;
  return (
    <footer className={foot.foot}>
      {hasLetterKeys && (
        <>
          <span>
            {key('J')}
            {key('K')} {words.keys.move}
          </span>
          <span>
            {key('E')} {words.keys.enter}
          </span>
          <span>
            {key('D')} {words.keys.document}
          </span>
          <span>
            {key('V')} {words.keys.confirm}
          </span>
          <span>
            {key('O')} {words.keys.order}
          </span>
        </>
      )}
      <span>{words.keys.note}</span>
    </footer>
  );
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Every fact the loan rests on, each entered, corrected, ordered and confirmed in its own row. */
export const FactTable = ({ view }: { view: FactEntries }) => {
  const loan = useLoan();
  const navigate = useNavigate();
  const { hasLetterKeys } = usePortalData();
  const [isTodo, setIsTodo] = useState(false);
  const [at, setAt] = useState<string | null>(null);
  const [open, setOpen] = useState<{ key: string; form: OpenForm } | null>(null);
  const lines = factLines(loan, view);
  // A row with an open form stays where it is.
  const shown = isTodo ? lines.filter((line) => isOpenFact(line) || line.key === open?.key) : lines;
  const rows = shown.filter(({ note }) => note === null);
  const index = rows.findIndex(({ key }) => key === at);
  const current = rows[index] ?? null;
  useEffect(() => {
    if (at !== null) find(`tr[data-fact="${CSS.escape(at)}"]`)?.focus();
  }, [at]);
  const move = (by: number) => {
    const next = rows[index === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, index + by))];
    if (next) setAt(next.key);
  };
  /** After the last one it is the first one's turn again. */
  const goToNext = (state: FactState) => {
    const next = [...rows.slice(index + 1), ...rows.slice(0, index + 1)].find((line) => stateOf(line) === state);
    if (!next) return;
    setAt(next.key);
    const key = CSS.escape(next.key);
    // Once the row has its mark.
    requestAnimationFrame(() => {
      (find(`tr[data-detail="${key}"] [data-act="confirm"]`) ?? find(`tr[data-fact="${key}"]`))?.focus();
    });
  };
  /** What is sent or counts takes a press of its own: the key only leads to the button. */
  const lead = (row: 'fact' | 'detail', act: string) => () => {
    if (current) find(`tr[data-${row}="${CSS.escape(current.key)}"] [data-act="${act}"]`)?.focus();
  };
  useShortcuts(
    {
      j: () => move(1),
      k: () => move(-1),
      e: () => find(`tr[data-fact="${CSS.escape(current?.key ?? '')}"] [data-act="enter"]`)?.click(),
      d: () => {
        const entry = current?.waiting ?? current?.inForce;
        if (entry && loan.can('seeDocuments')) navigate(`/portal/loan/${loan.loanId}/documents?file=${entry.fileId}`);
      },
      v: lead('detail', 'confirm'),
      o: lead('fact', 'order'),
    },
    { isOn: hasLetterKeys },
  );
  return (
    <section className={styles.desk} aria-label={factEntryWords.title}>
      <h2 className="visually-hidden">{factEntryWords.title}</h2>
      <Summary {...{ lines, isTodo }} onTodo={setIsTodo} onNext={goToNext} />
      {shown.length === 0 ? (
        <p className="muted">{words.nothingToDo}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{factEntryWords.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.fact}</th>
              <th scope="col" className={styles.stated}>
                {words.columns.stated}
              </th>
              <th scope="col" className={styles.verified}>
                {words.columns.verified}
              </th>
              <th scope="col">{words.columns.source}</th>
              <th scope="col">{words.columns.people}</th>
              <th scope="col" className={styles.action}>
                {words.columns.action}
              </th>
            </tr>
          </thead>
          {[...new Set(shown.map(({ group }) => group))].map((group) => (
            <tbody key={group}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={COLUMNS}>
                  {words.groups[group]} <span>{words.groupNotes[group]}</span>
                </th>
              </tr>
              {shown
                .filter((line) => line.group === group)
                .map((line) => (
                  <FactRow
                    key={line.key}
                    {...{ line, view }}
                    isAt={line.key === at}
                    open={open?.key === line.key ? open.form : null}
                    onOpen={(form) => setOpen(form && { key: line.key, form })}
                  />
                ))}
            </tbody>
          ))}
        </table>
      )}
      <div className={foot.dock}>
        <Foot />
      </div>
    </section>
  );
};
