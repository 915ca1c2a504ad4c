import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { address } from '#entities/values/address.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { StateField } from '#web/ui/fields/select-field.tsx';
import { LongTextField, TextField } from '#web/ui/fields/text-field.tsx';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { letters } from '#words/portal/letters.ts';
import form from '../loan/decision/reason-form.module.css';
import { letterText } from './letter-columns.tsx';
import type { Letter } from './letters-page.tsx';

const words = letters.addressing;
const LEAST_REASON = 3;

const FIELDS = [
  { name: 'line1', Field: TextField, isOptional: false },
  { name: 'line2', Field: TextField, isOptional: true },
  { name: 'city', Field: TextField, isOptional: false },
  { name: 'state', Field: StateField, isOptional: false },
  { name: 'zip', Field: TextField, isOptional: false },
] as const;

type Props = { letter: Letter; onDone: (told: string | null) => void };

/** Where a waiting letter goes, typed by staff with the reason. */
export const LetterAddress = ({ letter, onDone }: Props) => {
  const trpc = useTRPC();
  const id = useId();
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<readonly PropertyKey[]>([]);
  const save = useMutation(
    trpc.letters.address.mutationOptions({
      onSuccess: ({ kind }) => onDone(kind === 'addressed' ? words.done(letter.name) : letters.changed),
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = address.safeParse({ line2: null, county: null, ...typed });
    const isReasonMissing = reason.trim().length < LEAST_REASON;
    setWrong([...(error?.issues.flatMap(({ path }) => path) ?? []), ...(isReasonMissing ? ['reason'] : [])]);
    if (data && !isReasonMissing) save.mutate({ id: letter.id, address: data, reason: reason.trim() });
  };
  return (
    <section className={form.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.title(letterText(letter))}</h2>
      <form className={form.fields} noValidate onSubmit={send}>
        {FIELDS.map(({ name, Field, isOptional }) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={words.fields[name]}
            isOptional={isOptional}
            value={typed[name]}
            error={wrong.includes(name) ? words.wrong[name] : undefined}
            onChange={(value) => setTyped({ ...typed, [name]: value === '' ? null : value })}
          />
        ))}
        <LongTextField
          id={`${id}-reason`}
          label={words.reason}
          isOptional={false}
          value={reason}
          error={wrong.includes('reason') ? words.reasonNeeded : save.error?.message}
          onChange={(value) => setReason(String(value))}
        />
        <FormButtons
          className={form.actions}
          submit={words.submit}
          cancel={words.cancel}
          isPending={save.isPending}
          onCancel={() => onDone(null)}
        />
      </form>
    </section>
  );
};
