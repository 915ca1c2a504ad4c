import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ListLayout } from '#entities/contract/desk/list-layout.ts';
import { everythingOpen, type PipelineRow, type PipelineSort, type PipelineView } from '#entities/contract/pipeline.ts';
import { useLocation, useNavigate } from '#web/router/navigation.tsx';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { pipeline as words } from '#words/portal/pipeline.ts';
import { portalKeys } from '#words/portal/portal-keys.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { keepLoanList } from '../loan-list.ts';
import { Paging, type PagingState } from '../paging.tsx';
import { usePeek } from '../peek/use-peek.ts';
import { useTakeLoan } from '../peek/use-take-loan.ts';
import { usePortalData } from '../portal-data.ts';
import { useMay } from '../use-may.ts';
import styles from './list-foot.module.css';
import page from './pipeline.module.css';
import { PipelineCards } from './pipeline-cards.tsx';
import type { Colleague } from './pipeline-data.ts';
import { loanAddress, PipelineTable } from './pipeline-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useIsWideDesk } from './use-is-wide-desk.ts';

const LoanPeek = lazy(() => import('../peek/loan-peek.tsx'));

type List = {
  rows: readonly PipelineRow[];
  sought: string;
  view: PipelineView;
  /** Null for users who may not assign. */
  colleagues: readonly Colleague[] | null;
  paging: PagingState | null;
  layout: ListLayout;
  /** Null while searching: what is found has an order of its own. */
  onSort: ((sort: PipelineSort) => void) | null;
  onChanged: () => void;
};

const emptyText = ({ sought, view }: Pick<List, 'sought' | 'view'>): string => {
  if (sought !== '') return words.emptySearch(sought);
  const { filterNames } = words;
  const set = (Object.keys(filterNames) as (keyof typeof filterNames)[]).filter(
    (name) => view[name] !== everythingOpen[name],
  );
  return set.length === 0 ? words.emptyAll : words.empty(set.map((name) => `“${filterNames[name]}”`));
};

const Foot = ({ paging, colleagues }: Pick<List, 'paging' | 'colleagues'>) => {
  const { short } = portalKeys;
  const { showKeys } = usePortalData();
  const mayTake = useMay('correspond');
  return (
    <footer className={styles.foot}>
      <span>
        <kbd className={page.key}>J</kbd>
        <kbd className={page.key}>K</kbd> {short.move}
      </span>
      <span>
        <kbd className={page.key}>Space</kbd> {short.peek}
      </span>
      <span>
        <kbd className={page.key}>Enter</kbd> {short.open}
      </span>
      {colleagues && (
        <>
          <span>
            <kbd className={page.key}>X</kbd> {short.select}
          </span>
          <span>
            <kbd className={page.key}>A</kbd> {short.assign}
          </span>
        </>
      )}
      {mayTake && (
        <span>
          <kbd className={page.key}>T</kbd> {short.take}
        </span>
      )}
      <span>
        <kbd className={page.key}>F</kbd> {short.filter}
      </span>
      <span>
        <kbd className={page.key}>V</kbd> {short.columns}
      </span>
      <button type="button" onClick={showKeys}>
        <kbd className={page.key}>?</kbd> {short.all}
      </button>
      {paging && <Paging {...paging} />}
    </footer>
  );
};

/** The rows with their keyboard navigation, and the actions for selected ones. */
export const PipelineList = ({ rows, sought, view, colleagues, paging, layout, onSort, onChanged }: List) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { hasLetterKeys } = usePortalData();
  const [at, setAt] = useState<number | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const assignTo = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (at !== null) document.querySelector('tr[data-at="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  useEffect(() => {
    keepLoanList({ ids: rows.map(({ loanId }) => loanId), back: `/portal${search}` });
  }, [rows, search]);
  const toggle = (loanId: string) => {
    const next = new Set(selected);
    if (!next.delete(loanId)) next.add(loanId);
    setSelected(next);
  };
  const current = at === null ? null : (rows[at] ?? null);
  const panel = usePeek();
  const isWideDesk = useIsWideDesk();
  const peek = (loanId: string) => {
    setAt(rows.findIndex((row) => row.loanId === loanId));
    panel.open(loanId);
  };
  const mayTake = useMay('correspond');
  const take = useTakeLoan(onChanged);
  const looked = rows.find(({ loanId }) => loanId === panel.peeked) ?? null;
  const moveTo = (next: number) => {
    setAt(next);
    const loanId = rows[next]?.loanId;
    if (loanId !== undefined) panel.follow(loanId);
  };
  useShortcuts(
    {
      j: () => moveTo(at === null ? 0 : Math.min(rows.length - 1, at + 1)),
      k: () => moveTo(at === null ? 0 : Math.max(0, at - 1)),
      x: () => current && colleagues && toggle(current.loanId),
      a: () => assignTo.current?.focus(),
      // Beside the list, the panel has the key.
      ...(looked === null && {
        t: () => current?.owner === null && mayTake && take.mutate({ loanId: current.loanId }),
      }),
      e: () => current && navigate(`${loanAddress(current.loanId)}/messages`),
    },
    { isOn: hasLetterKeys },
  );
  // Not letters: they stay active when letter keys are off.
  useShortcuts(
    {
      Enter: () => current && navigate(loanAddress(current.loanId)),
      ' ': () => current && (panel.peeked === current.loanId ? panel.close() : peek(current.loanId)),
    },
    { isOn: current !== null },
  );
  if (rows.length === 0) return <EmptyState title={words.emptyTitle}>{emptyText({ sought, view })}</EmptyState>;
  const shown = { rows, at, selected, onSelect: colleagues ? toggle : null, onPeek: peek };
  const areAll = rows.every(({ loanId }) => selected.has(loanId));
  return (
    <>
      <div className={looked ? styles.withPeek : undefined}>
        <div className={styles.rows}>
          <PipelineTable
            {...shown}
            {...{ layout, onSort }}
            isWide={isWideDesk && looked === null}
            sort={view.sort}
            onSelectAll={() => setSelected(areAll ? new Set() : new Set(rows.map(({ loanId }) => loanId)))}
          />
          <PipelineCards {...shown} />
        </div>
        {looked && (
          <Suspense fallback={null}>
            <LoanPeek key={looked.loanId} row={looked} onClose={panel.close} />
          </Suspense>
        )}
      </div>
      <div className={styles.dock}>
        {colleagues && selected.size > 0 && (
          <SelectionBar
            rows={rows.filter(({ loanId }) => selected.has(loanId))}
            colleagues={colleagues}
            selectRef={assignTo}
            onDone={onChanged}
            onClear={() => setSelected(new Set())}
          />
        )}
        <Foot paging={paging} colleagues={colleagues} />
      </div>
    </>
  );
};
