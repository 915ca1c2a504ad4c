import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { addDays, type Day, day } from '#entities/values/day.ts';
import { basisPoints } from '#entities/values/percent.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { DateField } from '#web/ui/fields/masked-fields.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { indexRateWords } from '#words/portal/index-rate.ts';
import form from '../loan/decision/reason-form.module.css';

const words = indexRateWords.form;
type Typed = { rate: unknown; publishedFrom: unknown; note: unknown; effectiveFrom: unknown };

const rateOf = (typed: unknown) =>
  typeof typed === 'string' && /^\d{1,2}(\.\d{1,2})?$/.test(typed.trim())
    ? (basisPoints.safeParse(Math.round(Number(typed) * 100)).data ?? null)
    : null;

/** The proposal as it was typed, or the fields that are not right yet. */
const proposalOf = (typed: Typed, found: { id: string } | null) => {
  const effectiveFrom = day.safeParse(typed.effectiveFrom).data ?? null;
  const publishedFrom = day.safeParse(typed.publishedFrom).data ?? null;
  const rate = rateOf(typed.rate);
  const note = typeof typed.note === 'string' ? typed.note.trim() : '';
  const wrong = [
    ...(effectiveFrom === null ? ['effectiveFrom'] : []),
    ...(found === null && rate === null ? ['rate'] : []),
    ...(found === null && publishedFrom === null ? ['publishedFrom'] : []),
    ...(found === null && note.length < 5 ? ['note'] : []),
  ];
  if (effectiveFrom === null || wrong.length > 0) return { wrong, proposal: null };
  if (found) return { wrong, proposal: { what: { kind: 'found' as const, id: found.id }, effectiveFrom } };
  if (rate === null || publishedFrom === null) return { wrong, proposal: null };
  return { wrong, proposal: { what: { kind: 'entered' as const, rate, publishedFrom, note }, effectiveFrom } };
};

type Props = {
  title: string;
  /** Null where staff enter the change themselves. */
  found: { id: string } | null;
  today: Day;
  onDone: (outcome: keyof typeof indexRateWords.outcomes | null) => void;
};

export const ProposeForm = ({ title, found, today, onDone }: Props) => {
  const trpc = useTRPC();
  const id = useId();
  const [typed, setTyped] = useState<Typed>({
    rate: null,
    publishedFrom: null,
    note: null,
    effectiveFrom: addDays(today, 1),
  });
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const propose = useMutation(trpc.indexRate.propose.mutationOptions({ onSuccess: ({ kind }) => onDone(kind) }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { wrong: bad, proposal } = proposalOf(typed, found);
    setWrong(bad);
    if (proposal) propose.mutate(proposal);
  };
  const field = (name: keyof Typed, text: string) => ({
    id: `${id}-${name}`,
    label: words[name],
    isOptional: false,
    value: typed[name],
    error: wrong.includes(name) ? text : undefined,
    onChange: (value: unknown) => setTyped({ ...typed, [name]: value }),
  });
  return (
    <form className={form.fields} noValidate onSubmit={send} aria-label={title}>
      <h2 className="heading-4">{title}</h2>
      {found === null && (
        <>
          <TextField {...field('rate', words.rateWrong)} />
          <DateField {...field('publishedFrom', words.dayWrong)} />
          <TextField {...field('note', words.noteWrong)} />
        </>
      )}
      <DateField {...field('effectiveFrom', words.dayWrong)} />
      {propose.error && <p role="alert">{propose.error.message}</p>}
      <FormButtons
        className={form.actions}
        submit={words.submit}
        cancel={words.cancel}
        isPending={propose.isPending}
        onCancel={() => onDone(null)}
      />
    </form>
  );
};
