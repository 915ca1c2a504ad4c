import { useMutation } from '@tanstack/react-query';
import { askedName } from '#entities/application/applicant.ts';
import { fullName } from '#entities/text/full-name.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { answerError } from '#words/answer-errors.ts';
import { contact as words } from '#words/funnel/contact.ts';
import styles from './contact-section.module.css';

const problemWith = (typed: string, label: string): string | null => {
  const code = askedName.safeParse(typed).error?.issues[0]?.message;
  if (typed.trim() === '') return answerError({ code: 'required', label, kind: 'text' });
  return code === undefined ? null : answerError({ code, label, kind: 'text' });
};

type Name = { firstName: string | null; lastName: string | null };
type Props = { name: Name; isSigned: boolean; onDone: (sentence: string) => void; onCancel: () => void };

export const NameForm = ({ name, isSigned, onDone, onCancel }: Props) => {
  const trpc = useTRPC();
  const form = useForm({
    initial: { firstName: name.firstName ?? '', lastName: name.lastName ?? '' },
    check: ({ firstName, lastName }) => ({
      firstName: problemWith(firstName, words.firstName),
      lastName: problemWith(lastName, words.lastName),
    }),
  });
  const correct = useMutation(
    trpc.application.correctName.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind !== 'conflict') onDone(kind === 'asked' ? words.nameAsked : words.nameSaved);
      },
    }),
  );
  const conflict = correct.data?.kind === 'conflict' ? correct.data.theirs : null;
  const send = (typed: { firstName: string; lastName: string }) =>
    correct.mutate({ ...typed, base: conflict ?? { firstName: name.firstName, lastName: name.lastName } });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send, focusFirstError)}>
      {isSigned && <Notice tone="info" title={words.nameSigned} />}
      {conflict !== null && <Notice tone="warn" title={words.nameConflict(fullName(conflict))} />}
      {correct.isError && <Notice tone="stop" title={correct.error.message} />}
      <TextInput id="firstName" label={words.firstName} autoComplete="given-name" {...form.inputProps('firstName')} />
      <TextInput id="lastName" label={words.lastName} autoComplete="family-name" {...form.inputProps('lastName')} />
      <div className={styles.actions}>
        <button className="button button-primary" type="submit">
          {correct.isPending ? words.saving : isSigned ? words.askName : words.save}
        </button>
        <button className="button button-quiet" type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
};
