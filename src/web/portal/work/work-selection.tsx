import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { work as words } from '#words/portal/work.ts';
import foot from '../pipeline/list-foot.module.css';
import { useMay } from '../use-may.ts';
import { askedOf } from './work-text.ts';

type Selection = { rows: readonly WorkRow[]; onTake: () => void; onDone: () => void; onClear: () => void };

const AssignSelected = ({ rows, onDone }: Pick<Selection, 'rows' | 'onDone'>) => {
  const trpc = useTRPC();
  const id = useId();
  const [to, setTo] = useState('');
  const colleagues = useQuery(trpc.pipeline.colleagues.queryOptions());
  const name = colleagues.data?.find((each) => each.id === to)?.name ?? '';
  const assign = useMutation(
    trpc.work.assign.mutationOptions({
      onSuccess: ({ taken, changed }) => {
        if (taken > 0) showToast({ kind: 'done', title: words.assign, text: words.given(taken, name) });
        if (changed > 0) showToast({ kind: 'problem', title: words.assign, text: words.changed });
        onDone();
      },
    }),
  );
  return (
    <>
      <label htmlFor={id}>{words.assignTo}</label>
      <select
        className={`input ${foot.assignTo}`}
        id={id}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      >
        <option value="">{words.choosePerson}</option>
        {(colleagues.data ?? []).map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
      </select>
      <button
        className="button button-secondary button-dense"
        type="button"
        disabled={to === '' || assign.isPending}
        onClick={() => assign.mutate({ items: askedOf(rows), to })}
      >
        {words.assign}
      </button>
      {assign.error && <Notice tone="stop" title={assign.error.message} />}
    </>
  );
};

/** What can be done with the selected work, below the list. */
export const WorkSelection = ({ rows, onTake, onDone, onClear }: Selection) => {
  const mayAssign = useMay('assign');
  const text = words.selected(rows.length, new Set(rows.map(({ loan }) => loan?.id)).size);
  return (
    <section className={foot.selection} aria-label={text}>
      <strong role="status">{text}</strong>
      <button className="button button-primary button-dense" type="button" onClick={onTake}>
        {words.take}
      </button>
      {mayAssign && <AssignSelected rows={rows} onDone={onDone} />}
      <button className="button button-quiet button-dense" type="button" onClick={onClear}>
        {words.clear}
      </button>
    </section>
  );
};
