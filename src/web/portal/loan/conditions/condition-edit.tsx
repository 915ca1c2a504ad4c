import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { day } from '#entities/values/day.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { FormFrame } from '#web/ui/forms/form-frame.tsx';
import { timeText } from '#words/moments.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import styles from '../decision/reason-form.module.css';
import { useLoan } from '../loan-context.ts';
import type { LoanCondition } from './condition-row.tsx';

const words = conditionDesk.editForm;
type Props = { condition: LoanCondition; onDone: () => void; onCancel: () => void };

/** A new due date, or a note to go with the request. */
export const ConditionEdit = ({ condition, onDone, onCancel }: Props) => {
  const trpc = useTRPC();
  const { loanId, file, refresh } = useLoan();
  const id = useId();
  const [dueOn, setDueOn] = useState<string>(condition.dueOn);
  const [note, setNote] = useState(condition.note ?? '');
  const [seen, setSeen] = useState(condition.changedAt);
  const edit = useMutation(
    trpc.loanWork.editCondition.mutationOptions({
      onSuccess: (outcome) => {
        if (outcome.kind === 'edited') return onDone();
        if (outcome.kind === 'changedMeanwhile') setSeen(outcome.at);
        refresh();
      },
    }),
  );
  const on = day.safeParse(dueOn);
  const send = () => {
    if (on.success) edit.mutate({ loanId, key: condition.key, seen, dueOn: on.data, note: note.trim() || null });
  };
  const problem =
    edit.data?.kind === 'changedMeanwhile'
      ? conditionDesk.meanwhile(edit.data.by, timeText(edit.data.at))
      : edit.data?.kind === 'dayIsOver' || !on.success
        ? words.over
        : (edit.error?.message ?? null);
  return (
    <FormFrame
      look={styles}
      words={{ submit: words.save, cancel: words.cancel }}
      isPending={edit.isPending}
      problem={problem}
      problemId={`${id}-error`}
      onSubmit={send}
      onCancel={onCancel}
    >
      <label className="field-label" htmlFor={`${id}-due`}>
        {words.due}
      </label>
      <input
        className={`input ${styles.text} ${styles.day}`}
        id={`${id}-due`}
        type="date"
        min={file.asOf}
        value={dueOn}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => setDueOn(currentTarget.value)}
      />
      <label className={`field-label ${styles.next}`} htmlFor={`${id}-note`}>
        {words.note}
      </label>
      <textarea
        className={`input ${styles.text}`}
        id={`${id}-note`}
        rows={2}
        maxLength={1000}
        value={note}
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <span className="field-help" id={`${id}-help`}>
        {words.noteHelp}
      </span>
    </FormFrame>
  );
};
