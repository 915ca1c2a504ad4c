import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { assigning as words } from '#words/portal/loan-desk/head.ts';
import { useLoan } from './loan-context.ts';
import styles from './loan-head.module.css';

/** For those who assign: a choice of everyone who could work on it. */
const Choice = () => {
  const trpc = useTRPC();
  const id = useId();
  const { loanId, file, refresh } = useLoan();
  const colleagues = useQuery(trpc.pipeline.colleagues.queryOptions());
  const assign = useMutation(
    trpc.pipeline.assign.mutationOptions({
      onSuccess: ({ changed }) => {
        if (changed.length > 0) showToast({ kind: 'problem', title: words.assign, text: words.changed });
        refresh();
      },
      onError: ({ message }) => showToast({ kind: 'problem', title: words.assign, text: message }),
    }),
  );
  const now = file.assignee;
  const listed = colleagues.data ?? [];
  const options = now === null || listed.some((each) => each.id === now.id) ? listed : [now, ...listed];
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {words.label}
      </label>
      <select
        id={id}
        className={styles.assignTo}
        value={now?.id ?? ''}
        disabled={assign.isPending}
        onChange={({ currentTarget: { value } }) =>
          assign.mutate({ loans: [{ loanId, ownerId: now?.id ?? null }], to: value === '' ? null : value })
        }
      >
        <option value="">{words.unassigned}</option>
        {options.map((each) => (
          <option key={each.id} value={each.id}>
            {words.to(each.name)}
          </option>
        ))}
      </select>
    </>
  );
};

/** The loan's assignee, with the way to take it or to give it to a colleague. */
export const LoanAssignee = () => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const take = useMutation(
    trpc.loanWork.take.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind === 'changed') showToast({ kind: 'problem', title: words.take, text: words.changed });
        refresh();
      },
      onError: ({ message }) => showToast({ kind: 'problem', title: words.take, text: message }),
    }),
  );
  const { assignee } = file;
  const mayChange = !isOver(file.end);
  return (
    <span className={styles.worker}>
      {can('assign') && mayChange ? (
        <Choice />
      ) : assignee === null ? (
        words.unassigned
      ) : assignee.isMe ? (
        words.yours
      ) : (
        words.to(assignee.name)
      )}
      {assignee === null && can('correspond') && mayChange && (
        <button
          className="button button-secondary button-dense"
          type="button"
          disabled={take.isPending}
          onClick={() => take.mutate({ loanId })}
        >
          {words.take}
        </button>
      )}
    </span>
  );
};
