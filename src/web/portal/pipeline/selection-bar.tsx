import { useMutation } from '@tanstack/react-query';
import { type RefObject, useId, useState } from 'react';
import type { PipelineRow } from '#entities/contract/pipeline.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { listWords } from '#words/portal/list-layout.ts';
import { pipeline as words } from '#words/portal/pipeline.ts';
import foot from './list-foot.module.css';
import type { Colleague } from './pipeline-data.ts';

type Selection = {
  rows: readonly PipelineRow[];
  colleagues: readonly Colleague[];
  selectRef: RefObject<HTMLSelectElement | null>;
  onDone: () => void;
  onClear: () => void;
};

/** Taking a loan from everyone is a choice, never the default. */
const NOBODY = 'nobody';

/** Who has the selected loans now, with how many each. */
const ownersOf = (rows: readonly PipelineRow[]): { name: string; count: number }[] => {
  const names = rows.map(({ owner }) => owner?.name ?? words.assignNobody);
  return [...new Set(names)].map((name) => ({ name, count: names.filter((each) => each === name).length }));
};

/** Actions for the selected loans. */
export const SelectionBar = ({ rows, colleagues, selectRef, onDone, onClear }: Selection) => {
  const trpc = useTRPC();
  const id = useId();
  const [to, setTo] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const assign = useMutation(trpc.pipeline.assign.mutationOptions());
  const submit = () => {
    setProblem(null);
    const loans = rows.map(({ loanId, owner }) => ({ loanId, ownerId: owner?.id ?? null }));
    assign.mutate(
      { loans, to: to === NOBODY ? null : to },
      {
        onSuccess: ({ assigned, changed }) => {
          const name = colleagues.find((each) => each.id === to)?.name ?? null;
          if (changed.length > 0) setProblem(words.changedMeanwhile(changed.length));
          if (assigned.length > 0 || changed.length === 0)
            showToast({ kind: 'done', title: words.assign, text: words.assigned(assigned.length, name) });
          onDone();
        },
        onError: ({ message }) => setProblem(message),
      },
    );
  };
  return (
    <section className={foot.selection} aria-label={words.selected(rows.length)}>
      <strong role="status">{words.selected(rows.length)}</strong>
      <label htmlFor={id}>{words.assignTo}</label>
      <select
        className={`input ${foot.assignTo}`}
        id={id}
        ref={selectRef}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      >
        <option value="">{listWords.assignChoose}</option>
        <option value={NOBODY}>{words.assignNobody}</option>
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
      </select>
      {to !== '' && <span>{listWords.assignPreview(ownersOf(rows))}</span>}
      <button
        className="button button-primary button-dense"
        type="button"
        disabled={to === '' || assign.isPending}
        onClick={submit}
      >
        {words.assign}
      </button>
      <button className="button button-quiet button-dense" type="button" onClick={onClear}>
        {words.clearSelection}
      </button>
      {problem !== null && (
        <Notice tone="warn" title={words.notAssigned}>
          {problem}
        </Notice>
      )}
    </section>
  );
};
