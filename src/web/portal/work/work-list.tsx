import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import type { Day } from '#entities/values/day.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { work as words } from '#words/portal/work.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { usePeek } from '../peek/use-peek.ts';
import foot from '../pipeline/list-foot.module.css';
import { usePortalData } from '../portal-data.ts';
import styles from './work.module.css';
import { WorkFoot } from './work-foot.tsx';
import { WorkPeek } from './work-peek.tsx';
import { WorkSelection } from './work-selection.tsx';
import { type WorkGroup, WorkTable } from './work-table.tsx';
import { askedOf, workKey } from './work-text.ts';

const LoanPeek = lazy(() => import('../peek/loan-peek.tsx'));

type List = { caption: string; groups: readonly WorkGroup[]; today: Day; queues: number; onChanged: () => void };

/** The rows with their keys: move, peek, open, take, select. */
export const WorkList = ({ caption, groups, today, queues, onChanged }: List) => {
  const trpc = useTRPC();
  const { hasLetterKeys } = usePortalData();
  const [at, setAt] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = groups.flatMap((group) => group.rows);
  const index = rows.findIndex((row) => workKey(row) === at);
  const current = rows[index] ?? null;
  const panel = usePeek();
  const looked = rows.find((row) => workKey(row) === panel.peeked && row.loan !== null) ?? null;
  useEffect(() => {
    // Enter then opens the row, whatever had the focus before.
    if (at !== null) document.querySelector<HTMLAnchorElement>('tr[data-at="true"] th a')?.focus();
  }, [at]);
  const peek = (row: WorkRow) => {
    setAt(workKey(row));
    panel.open(workKey(row));
  };
  const take = useMutation(
    trpc.work.take.mutationOptions({
      onSuccess: ({ taken, changed }) => {
        if (taken > 0) showToast({ kind: 'done', title: words.take, text: words.taken(taken) });
        if (changed > 0) showToast({ kind: 'problem', title: words.take, text: words.changed });
        setSelected(new Set());
        onChanged();
      },
      onError: ({ message }) => showToast({ kind: 'problem', title: words.take, text: message }),
    }),
  );
  const takeRows = (chosen: readonly WorkRow[]) => {
    const items = askedOf(chosen);
    if (items.length > 0) take.mutate({ items });
  };
  const toggle = (row: WorkRow) => {
    const next = new Set(selected);
    if (!next.delete(workKey(row))) next.add(workKey(row));
    setSelected(next);
  };
  const move = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, index === -1 ? 0 : index + by))];
    if (!next) return;
    setAt(workKey(next));
    panel.follow(workKey(next));
  };
  const firstOpen = rows.find(({ owner, loan }) => owner === null && loan !== null);
  useShortcuts(
    {
      j: () => move(1),
      k: () => move(-1),
      x: () => current?.loan && toggle(current),
      t: () => {
        const next = current && !current.owner?.isMe ? current : firstOpen;
        if (next) {
          setAt(workKey(next));
          takeRows([next]);
        }
      },
    },
    { isOn: hasLetterKeys },
  );
  // Not a letter: it stays active when letter keys are off.
  useShortcuts(
    {
      ' ': () => current?.loan && (panel.peeked === at ? panel.close() : peek(current)),
    },
    { isOn: current !== null },
  );
  const chosen = rows.filter((row) => selected.has(workKey(row)));
  return (
    <>
      <div className={looked ? styles.withPeek : undefined}>
        <div className={styles.rows}>
          <WorkTable
            {...{ caption, groups, today, at, selected }}
            isTaking={take.isPending}
            onSelect={toggle}
            onTake={(row) => takeRows([row])}
            onPeek={peek}
          />
        </div>
        {looked?.loan && (
          <Suspense fallback={null}>
            <LoanPeek key={workKey(looked)} loanId={looked.loan.id} besides={workKey(looked)} onClose={panel.close}>
              <WorkPeek row={looked} isTaking={take.isPending} onTake={() => takeRows([looked])} />
            </LoanPeek>
          </Suspense>
        )}
      </div>
      <div className={foot.dock}>
        {chosen.length > 0 && (
          <WorkSelection
            rows={chosen}
            onTake={() => takeRows(chosen)}
            onDone={() => {
              setSelected(new Set());
              onChanged();
            }}
            onClear={() => setSelected(new Set())}
          />
        )}
        <WorkFoot queues={queues} />
      </div>
    </>
  );
};
