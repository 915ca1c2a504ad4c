import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  type OwnCondition,
  ownConditionKind,
  ownConditionOwner,
  ownConditionPriorTo,
} from '#rules/conditions/condition-context.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import styles from '../decision/reason-form.module.css';
import { ReasonForm } from '../decision/reason-form.tsx';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';

const words = conditionDesk.addForm;

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: string) => void;
};

const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        className={`input ${styles.text}`}
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};

/** A condition or a task that no rule knows of. */
export const OwnConditionForm = ({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) => {
  const trpc = useTRPC();
  const id = useId();
  const { loanId, file } = useLoan();
  const [title, setTitle] = useState('');
  const [isTitleMissing, setTitleMissing] = useState(false);
  const [asked, setAsked] = useState<OwnCondition>({ owner: 'borrower', kind: 'document', priorTo: 'approval' });
  const open = useMutation(
    trpc.loanWork.openOwnCondition.mutationOptions({ onSuccess: ({ kind }) => kind === 'opened' && onDone() }),
  );
  const isTask = asked.owner === 'lender';
  const submit = (needs: string) => {
    const isMissing = title.trim().length < 3;
    setTitleMissing(isMissing);
    const kind = isTask ? 'information' : asked.kind;
    if (!isMissing) open.mutate({ loanId, ...asked, kind, title: title.trim(), needs });
  };
  return (
    <>
      <label className="field-label" htmlFor={`${id}-title`}>
        {words.ownTitle}
      </label>
      <input
        className={`input ${styles.text}`}
        id={`${id}-title`}
        type="text"
        maxLength={120}
        autoComplete="off"
        value={title}
        aria-invalid={isTitleMissing || undefined}
        aria-describedby={isTitleMissing ? `${id}-title-missing` : undefined}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      {isTitleMissing && (
        <p className="field-error" id={`${id}-title-missing`}>
          {words.ownTitleMissing}
        </p>
      )}
      <div className={styles.two}>
        <Choice
          label={words.owner}
          value={asked.owner}
          options={[
            ...peopleIn(file.application).map((each) => [each, firstNameOf(file.application, each)] as const),
            ['lender', words.us] as const,
          ]}
          onChange={(owner) => setAsked({ ...asked, owner: ownConditionOwner.parse(owner) })}
        />
        {!isTask && (
          <Choice
            label={words.how}
            value={asked.kind}
            options={ownConditionKind.options.map((each) => [each, words.kinds[each]] as const)}
            onChange={(kind) => setAsked({ ...asked, kind: ownConditionKind.parse(kind) })}
          />
        )}
        <Choice
          label={words.before}
          value={asked.priorTo}
          options={ownConditionPriorTo.options.map((each) => [each, words.priorTo[each]] as const)}
          onChange={(priorTo) => setAsked({ ...asked, priorTo: ownConditionPriorTo.parse(priorTo) })}
        />
      </div>
      <ReasonForm
        words={{
          label: words.needs,
          help: words.needsHelp,
          submit: isTask ? words.submitTask : words.submit,
          cancel: words.cancel,
          empty: words.needsEmpty,
        }}
        isPending={open.isPending}
        problem={open.data?.kind === 'askedAlready' ? words.ownAlready : (open.error?.message ?? null)}
        onSubmit={submit}
        onCancel={onCancel}
      />
    </>
  );
};
