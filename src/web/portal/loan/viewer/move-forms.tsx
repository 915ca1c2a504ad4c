import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { documentType } from '#entities/values/document-type.ts';
import { person as personSchema } from '#entities/values/person.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { documentLabel } from '#words/loan/documents.ts';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import type { LoanDocument } from '../documents/document-row.tsx';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import { requestOptions } from './request-options.ts';
import styles from './review-panel.module.css';
import { seenOf, type useDocumentTasks } from './use-document-tasks.ts';

type Props = { document: LoanDocument; tasks: ReturnType<typeof useDocumentTasks>; onCancel: () => void };

const Buttons = ({ submit, isPending, onCancel }: { submit: string; isPending: boolean; onCancel: () => void }) => (
  <p className={styles.actions}>
    <button className="button button-primary button-dense" type="submit" disabled={isPending}>
      {submit}
    </button>
    <button className="button button-secondary button-dense" type="button" onClick={onCancel}>
      {words.cancel}
    </button>
  </p>
);

/** To another request of the loan, of either person. */
export const MoveForm = ({ document, tasks, onCancel }: Props) => {
  const id = useId();
  const trpc = useTRPC();
  const { file } = useLoan();
  const conditions = useQuery(trpc.loanFile.conditions.queryOptions({ loanId: tasks.loanId }));
  const [key, setKey] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const options = requestOptions(conditions.data ?? [], file.application).filter(
    ({ value }) => value !== document.conditionKey,
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (key !== null) tasks.move({ loanId: tasks.loanId, seen: seenOf(document), to: { kind: 'request', key } });
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <SelectField
        id={id}
        label={words.moveTo}
        isOptional={false}
        value={key}
        options={options}
        error={isChecked && key === null ? words.moveNone : undefined}
        onChange={(chosen) => setKey(typeof chosen === 'string' && chosen !== '' ? chosen : null)}
      />
      <Buttons submit={words.moveSubmit} isPending={tasks.isPending} onCancel={onCancel} />
    </form>
  );
};

/** Another kind of document, whether or not something asks for it. */
export const ClassifyForm = ({ document, tasks, onCancel }: Props) => {
  const id = useId();
  const { file } = useLoan();
  const [type, setType] = useState(document.documentType);
  const [person, setPerson] = useState(document.person);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const to = { kind: 'type', documentType: type, person } as const;
    tasks.move({ loanId: tasks.loanId, seen: seenOf(document), to });
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <SelectField
        id={`${id}-type`}
        label={words.classifyTo}
        isOptional={false}
        value={type}
        options={documentType.options.map((value) => ({ value, label: documentLabel(value) }))}
        onChange={(chosen) => setType(documentType.safeParse(chosen).data ?? type)}
      />
      <SelectField
        id={`${id}-person`}
        label={words.classifyPerson}
        isOptional={false}
        value={person}
        options={peopleIn(file.application).map((value) => ({ value, label: firstNameOf(file.application, value) }))}
        onChange={(chosen) => setPerson(personSchema.safeParse(chosen).data ?? person)}
      />
      <Buttons submit={words.classifySubmit} isPending={tasks.isPending} onCancel={onCancel} />
    </form>
  );
};
