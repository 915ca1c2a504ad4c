import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isConditionOverdue } from '#rules/conditions/condition-overdue.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useShortcuts } from '#web/portal/keys/use-shortcuts.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { usePortalData } from '#web/portal/portal-data.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { IconBuildingBank, IconPlus, IconUser } from '#web/ui/icons.ts';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { conditionDesk as words } from '#words/portal/loan-desk/work.ts';
import { useLoan } from '../loan-context.ts';
import { ConditionAdd } from './condition-add.tsx';
import { ConditionBulk, type LeftAsItIs, LeftNotice } from './condition-bulk.tsx';
import { standingOf } from './condition-due.tsx';
import { ConditionRow, type LoanCondition } from './condition-row.tsx';
import styles from './conditions.module.css';
import { SkippedRequests } from './skipped-requests.tsx';

type Filter = keyof typeof words.filters;
const isCleared = ({ state }: LoanCondition): boolean => isMet(state);

const Progress = ({ conditions }: { conditions: readonly LoanCondition[] }) => {
  const loan = standingOf(useLoan().file);
  const all = Math.max(1, conditions.length);
  const met = conditions.filter(isCleared).length;
  const review = conditions.filter(({ state }) => state === 'received').length;
  const open = conditions.length - met - review;
  const overdue = conditions.filter((each) => isConditionOverdue(each, loan));
  return (
    <div className={styles.progress}>
      <strong>{words.cleared(met, conditions.length)}</strong>
      <svg width="100%" height="8" role="img" aria-label={words.bar(met, review, open)}>
        <rect className={styles.whole} width="100%" height="8" rx="4" />
        <rect className={styles.review} width={`${((met + review) / all) * 100}%`} height="8" rx="4" />
        <rect className={styles.met} width={`${(met / all) * 100}%`} height="8" rx="4" />
      </svg>
      <span>{words.rest({ review, open, overdue: overdue.length })}</span>
    </div>
  );
};

type Holding = {
  onHold: (key: string) => void;
  onLetGo: (key: string) => void;
  onLeave: (key: string, how: { isCleared: boolean }) => void;
};
type Choosing = { chosen: readonly string[] | null; onChoose: (key: string) => void };
type GroupProps = Holding & Choosing & { kind: 'borrower' | 'lender'; conditions: readonly LoanCondition[] };

const Group = ({ kind, conditions, chosen, onChoose, onHold, onLetGo, onLeave }: GroupProps) => {
  if (conditions.length === 0) return null;
  const Icon = kind === 'borrower' ? IconUser : IconBuildingBank;
  return (
    <section className={styles.group} aria-labelledby={`${kind}-tasks`}>
      <h2 id={`${kind}-tasks`}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {kind === 'borrower' ? words.borrowerTasks : words.lenderTasks} <em>{conditions.length}</em>
        <span>{kind === 'borrower' ? words.borrowerNote : words.lenderNote}</span>
      </h2>
      <ul>
        {conditions.map((condition) => (
          <ConditionRow
            key={condition.key}
            condition={condition}
            isChosen={chosen === null || isCleared(condition) ? null : chosen.includes(condition.key)}
            onChoose={() => onChoose(condition.key)}
            onHold={() => onHold(condition.key)}
            onLetGo={() => onLetGo(condition.key)}
            onLeave={(how) => onLeave(condition.key, how)}
          />
        ))}
      </ul>
    </section>
  );
};

const Conditions = ({ conditions }: { conditions: readonly LoanCondition[] }) => {
  const { can, refresh, file } = useLoan();
  const { hasLetterKeys } = usePortalData();
  const [filter, setFilter] = useState<Filter>('open');
  // Keep the row a user is working on, even when a colleague finishes it first.
  const [held, setHeld] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly LeftAsItIs[]>([]);
  const [isAdding, setIsAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const filters = useRef<HTMLFieldSetElement>(null);
  // Work opened from a queue is at its own condition.
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.focus();
  }, [hash]);
  const stopAdding = () => {
    setIsAdding(false);
    add.current?.focus();
  };
  const mayAdd = can('workLoan') && !isOver(file.end);
  useShortcuts({ c: () => setIsAdding(true) }, { isOn: mayAdd && hasLetterKeys });
  const choose = (next: Filter) => {
    setFilter(next);
    setHeld([]);
  };
  // A booked signing that nobody came to is cleared, and open again.
  const standing = standingOf(file);
  const byFilter = {
    open: conditions.filter((each) => !isCleared(each) || isConditionOverdue(each, standing)),
    cleared: conditions.filter(isCleared),
    all: conditions,
  } satisfies Record<Filter, readonly LoanCondition[]>;
  const shown = conditions.filter((each) => byFilter[filter].includes(each) || held.includes(each.key));
  const isLenders = ({ owner }: LoanCondition) => owner === 'lender' || owner === 'thirdParty';
  const ordered = [...shown.filter((each) => !isLenders(each)), ...shown.filter(isLenders)];
  /** To the row itself while it stays, else to its neighbor, else to the filter. */
  const goOnFrom = (key: string, { isCleared: isGone }: { isCleared: boolean }) => {
    const at = ordered.findIndex((each) => each.key === key);
    const next = isGone && filter === 'open' ? (ordered[at + 1] ?? ordered[at - 1])?.key : key;
    const title = next === undefined ? null : document.getElementById(`condition-${next}`);
    (title ?? filters.current)?.focus();
  };
  const holding: Holding = {
    onHold: (key) => setHeld((before) => [...before, key]),
    onLetGo: (key) => setHeld((before) => before.filter((each) => each !== key)),
    onLeave: goOnFrom,
  };
  const choosing: Choosing = {
    chosen: mayAdd ? chosen : null,
    onChoose: (key) => setChosen(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]),
  };
  const chosenOnes = shown.filter(({ key }) => chosen.includes(key));
  return (
    <>
      <div className={styles.head}>
        <Progress conditions={conditions} />
        <fieldset ref={filters} tabIndex={-1} className={styles.filter}>
          <legend className="visually-hidden">{words.filter}</legend>
          {(['open', 'cleared', 'all'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={each === filter} onClick={() => choose(each)}>
              {words.filters[each]} {byFilter[each].length}
            </button>
          ))}
        </fieldset>
        {mayAdd && (
          <button
            ref={add}
            className="button button-secondary button-dense"
            type="button"
            onClick={() => setIsAdding(true)}
          >
            <IconPlus size={16} stroke={1.75} aria-hidden />
            {words.add} <kbd className={styles.key}>C</kbd>
          </button>
        )}
      </div>
      {isAdding && (
        <ConditionAdd
          onDone={() => {
            stopAdding();
            refresh();
          }}
          onCancel={stopAdding}
        />
      )}
      {shown.length === 0 && <p className="muted">{words.noneHere}</p>}
      <div className={`${styles.groups} ${chosenOnes.length > 0 ? styles.choosing : ''}`}>
        <Group kind="borrower" conditions={shown.filter((each) => !isLenders(each))} {...holding} {...choosing} />
        <Group kind="lender" conditions={shown.filter(isLenders)} {...holding} {...choosing} />
      </div>
      {chosenOnes.length > 0 && (
        <ConditionBulk
          chosen={chosenOnes}
          onDone={(rest) => {
            setChosen([]);
            setLeft(rest);
          }}
          onDrop={() => setChosen([])}
        />
      )}
      {left.length > 0 && <LeftNotice left={left} onClose={() => setLeft([])} />}
      <SkippedRequests />
    </>
  );
};

/** All conditions: the borrowers' and the lender's. */
export const ConditionsTab = () => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const conditions = useQuery(trpc.loanFile.conditions.queryOptions({ loanId }));
  return (
    <Loaded of={conditions}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={words.noneYet}>{words.noneYetText}</EmptyState>
        ) : (
          <Conditions conditions={list} />
        )
      }
    </Loaded>
  );
};
