import { useId, useState } from 'react';
import { type WaiverCause, waiverCause } from '#rules/conditions/waivers.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { FormFrame } from '#web/ui/forms/form-frame.tsx';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import styles from '../decision/reason-form.module.css';
import type { LoanCondition } from './condition-row.tsx';

const words = conditionDesk.waiver;
const causes = waiverCause.options.map((value) => ({ value, label: words.causes[value] }));
const LEAST = 10;

type Props = {
  condition: LoanCondition;
  how: 'waive' | 'skip';
  isPending: boolean;
  problem: string | null;
  onSubmit: (reason: { cause: WaiverCause; note: string }) => void;
  onCancel: () => void;
};

/** A reason from the list; where a rule rests on the condition it becomes a proposal to a second person. */
export const WaiveForm = ({ condition, how, isPending, problem, onSubmit, onCancel }: Props) => {
  const id = useId();
  const [cause, setCause] = useState<WaiverCause | null>(null);
  const [note, setNote] = useState('');
  const [isSent, setIsSent] = useState(false);
  const isNoteMissing = cause === 'other' && note.trim().length < LEAST;
  const submit = () => {
    setIsSent(true);
    if (cause !== null && !isNoteMissing) onSubmit({ cause, note: note.trim() });
  };
  return (
    <FormFrame
      look={styles}
      words={{ submit: condition.isWaivedByTwo ? words.propose : words.submit[how], cancel: words.cancel }}
      isPending={isPending}
      problem={isSent && isNoteMissing ? words.noteNeeded : problem}
      problemId={`${id}-error`}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <SelectField
        id={`${id}-cause`}
        label={words.cause}
        isOptional={false}
        options={causes}
        value={cause}
        {...(isSent && cause === null ? { error: words.causeNeeded } : {})}
        onChange={(value) => setCause(waiverCause.nullable().catch(null).parse(value))}
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
        aria-invalid={isSent && isNoteMissing}
        aria-describedby={`${id}-help ${id}-error`}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <span className="field-help" id={`${id}-help`}>
        {condition.isWaivedByTwo ? words.byTwo : words.alone} {how === 'skip' && words.skip}
      </span>
    </FormFrame>
  );
};
