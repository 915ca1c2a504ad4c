import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { day } from '#entities/values/day.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { DateField } from '#web/ui/fields/masked-fields.tsx';
import { LongTextField, TextField } from '#web/ui/fields/text-field.tsx';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { paymentWords } from '#words/portal/payments.ts';
import form from '../loan/decision/reason-form.module.css';
import { useLoan } from '../loan/loan-context.ts';
import type { PaidRow } from './loan-payments.tsx';

const words = paymentWords.record;

export type RecordKind = 'sent' | 'settled' | 'returned' | 'notThere';
const fieldsOf: Record<RecordKind, readonly ('on' | 'reference' | 'code' | 'note')[]> = {
  sent: ['on', 'reference'],
  settled: ['on'],
  returned: ['on', 'code', 'note'],
  notThere: ['note'],
};

const FIELDS = {
  on: { Field: DateField, label: words.on, wrong: words.onWrong, isOptional: false, hint: undefined },
  reference: {
    Field: TextField,
    label: words.reference,
    wrong: words.referenceWrong,
    isOptional: false,
    hint: undefined,
  },
  code: { Field: TextField, label: words.code, wrong: words.codeWrong, isOptional: true, hint: words.codeHelp },
  note: { Field: LongTextField, label: words.note, wrong: words.noteWrong, isOptional: false, hint: undefined },
} as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The bank's word as it was typed; the fields that are not right yet, if any. */
const wordOf = (kind: RecordKind, typed: Record<string, unknown>) => {
  const on = day.safeParse(typed.on);
  const [reference, code, note] = [textOf(typed.reference), textOf(typed.code).toUpperCase(), textOf(typed.note)];
  const wrong = fieldsOf[kind].filter(
    (name) =>
      (name === 'on' && !on.success) ||
      (name === 'reference' && reference.length < 2) ||
      (name === 'code' && code !== '' && !/^R\d{2}$/.test(code)) ||
      (name === 'note' && note.length < 3),
  );
  if (wrong.length > 0) return { wrong, word: null };
  if (kind === 'notThere') return { wrong, word: { kind, note } };
  if (!on.success) return { wrong, word: null };
  if (kind === 'sent') return { wrong, word: { kind, on: on.data, reference } };
  if (kind === 'settled') return { wrong, word: { kind, on: on.data } };
  return { wrong, word: { kind, on: on.data, code: code === '' ? null : code, note } };
};

type Props = { payment: PaidRow; kind: RecordKind; onDone: (told: string | null) => void };

/** What the bank did with a payment, with the day and its reference. */
export const RecordForm = ({ payment, kind, onDone }: Props) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const id = useId();
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const record = useMutation(
    trpc.loanMoney.recordPayment.mutationOptions({
      onSuccess: ({ kind: outcome }) => {
        refresh();
        onDone(words[outcome]);
      },
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { wrong: bad, word } = wordOf(kind, typed);
    setWrong(bad);
    if (word) record.mutate({ loanId, paymentId: payment.id, seen: payment.state, word });
  };
  return (
    <form className={form.fields} noValidate onSubmit={send}>
      {fieldsOf[kind].map((name) => {
        const { Field, label, wrong: text, isOptional, hint } = FIELDS[name];
        return (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={label}
            hint={hint}
            isOptional={isOptional}
            value={typed[name]}
            error={wrong.includes(name) ? text : undefined}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        );
      })}
      {record.error && <p role="alert">{record.error.message}</p>}
      <FormButtons
        className={form.actions}
        submit={words.submit}
        cancel={words.cancel}
        isPending={record.isPending}
        onCancel={() => onDone(null)}
      />
    </form>
  );
};
