import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { email as emailAddress } from '#entities/values/email.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { answerError } from '#words/answer-errors.ts';
import { contact as words } from '#words/funnel/contact.ts';
import styles from './contact-section.module.css';

type Props = { email: string | null; onDone: (sentence: string) => void; onCancel: () => void };

const problemWith = (typed: string, current: string | null): string | null => {
  const parsed = emailAddress.safeParse(typed);
  if (!parsed.success) return answerError({ code: 'emailFormat', label: words.newEmail, kind: 'email' });
  return parsed.data === current ? words.sameEmail : null;
};

const CodeStep = ({ to, email, onDone, onOther }: { to: string; onOther: () => void } & Omit<Props, 'onCancel'>) => {
  const trpc = useTRPC();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: /^\d{6}$/.test(code) ? null : words.codeNeeded }),
  });
  const change = useMutation(
    trpc.application.changeEmail.mutationOptions({
      onSuccess: ({ kind }) => (kind === 'saved' ? onDone(words.emailSaved(to)) : undefined),
      onError: ({ message }) => form.setErrors({ code: message }),
    }),
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit(({ code }) => change.mutate({ email: to, code, base: email }), focusFirstError)}
    >
      <Notice tone="info" title={words.codeSent(to)} />
      {change.data?.kind === 'conflict' && <Notice tone="warn" title={words.emailConflict} />}
      <TextInput
        id="code"
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.inputProps('code')}
        onChange={(event) => form.change('code', event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      />
      <div className={styles.actions}>
        <button className="button button-primary" type="submit">
          {change.isPending ? words.saving : words.confirm}
        </button>
        <button className="button button-quiet" type="button" onClick={onOther}>
          {words.otherAddress}
        </button>
      </div>
    </form>
  );
};

/** The new address first, then the code sent to it: nothing changes before that. */
export const ChangeEmailForm = ({ email, onDone, onCancel }: Props) => {
  const trpc = useTRPC();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ initial: { email: '' }, check: (typed) => ({ email: problemWith(typed.email, email) }) });
  const request = useMutation(
    trpc.application.requestEmailCode.mutationOptions({
      onSuccess: (_, sent) => setSentTo(emailAddress.parse(sent.email)),
      onError: ({ message }) => form.setErrors({ email: message }),
    }),
  );
  if (sentTo !== null) return <CodeStep to={sentTo} email={email} onDone={onDone} onOther={() => setSentTo(null)} />;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit((typed) => request.mutate(typed), focusFirstError)}>
      <TextInput
        id="email"
        label={words.newEmail}
        hint={words.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.inputProps('email')}
      />
      <div className={styles.actions}>
        <button className="button button-primary" type="submit">
          {request.isPending ? words.saving : words.sendCode}
        </button>
        <button className="button button-quiet" type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
};
