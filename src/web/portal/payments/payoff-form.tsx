import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { accountNumber, routingNumber } from '#entities/application/disbursement.ts';
import { type PayoffLetter, payoffLetter } from '#entities/facts/payoff-letter.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { DateField } from '#web/ui/fields/masked-fields.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { payoffWords as words } from '#words/portal/payoffs.ts';
import form from '../loan/decision/reason-form.module.css';
import { LenderFileField } from '../loan/lender-file-field.tsx';
import { useLoan } from '../loan/loan-context.ts';
import { sendLenderFile } from '../loan/send-lender-file.ts';

type Name = keyof typeof words.fields;
type Typed = Partial<Record<Name, unknown>>;

const METHODS = (['ach', 'wire', 'check'] as const).map((value) => ({ value, label: words.methods[value] }));
const FIRST: readonly Name[] = ['amount', 'perDiem', 'goodThrough', 'method', 'holder', 'memo'];

const fieldsFor = (method: unknown): readonly Name[] =>
  method === 'check' ? [...FIRST, 'mailTo'] : [...FIRST, 'routingNumber', 'accountNumber'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Dollars and cents as people copy them from a letter; NaN where it is no amount. */
const centsIn = (value: unknown): number => {
  const text = textOf(value).replace(/[$,\s]/g, '');
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return Number.NaN;
  const [whole = '0', part = ''] = text.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

/** The letter as typed, or the fields that are not right yet. */
const letterOf = (typed: Typed): { letter: PayoffLetter | null; wrong: Name[] } => {
  const memo = textOf(typed.memo);
  const shared = { method: typed.method, holder: textOf(typed.holder), memo: memo === '' ? null : memo };
  const route = routingNumber.safeParse(textOf(typed.routingNumber));
  const account = accountNumber.safeParse(textOf(typed.accountNumber));
  const to =
    typed.method === 'check'
      ? { ...shared, mailTo: textOf(typed.mailTo) }
      : { ...shared, bankName: null, routingNumber: route.data, accountNumber: account.data, accountKind: 'checking' };
  const read = { amount: centsIn(typed.amount), perDiem: centsIn(typed.perDiem), goodThrough: typed.goodThrough, to };
  const { data, error } = payoffLetter.safeParse(read);
  const at = new Set(error?.issues.map(({ path }) => path.at(-1)));
  return { letter: data ?? null, wrong: fieldsFor(typed.method).filter((name) => at.has(name)) };
};

type Props = { subject: string; onDone: (told: string | null) => void };

/** A creditor's payoff letter, entered with its file. */
export const PayoffForm = ({ subject, onDone }: Props) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const id = useId();
  const [typed, setTyped] = useState<Typed>({ method: 'ach' });
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [told, setTold] = useState<string | null>(null);
  const enter = useMutation(
    trpc.loanMoney.enterPayoff.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind === 'fileMissing') return setTold(words.outcomes.fileMissing);
        refresh();
        onDone(words.outcomes[kind]);
      },
      onError: ({ message }) => setTold(message),
    }),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { letter, wrong: bad } = letterOf(typed);
    setWrong([...bad, ...(file === null ? ['file'] : [])]);
    if (!letter || file === null) return;
    const sent = await sendLenderFile(file, { loanId, about: 'payoffLetter' });
    if (sent.kind === 'refused') return setTold(sent.message ?? words.lost);
    enter.mutate({ loanId, subject, letter, fileId: sent.fileId });
  };
  return (
    <form className={form.fields} noValidate onSubmit={(event) => void send(event)}>
      {fieldsFor(typed.method).map((name) => {
        const props = {
          id: `${id}-${name}`,
          label: words.fields[name],
          isOptional: name === 'memo',
          value: typed[name],
          error: wrong.includes(name) ? words.wrong[name] : undefined,
          onChange: (value: unknown) => setTyped({ ...typed, [name]: value }),
        };
        if (name === 'method') return <SelectField key={name} {...props} options={METHODS} />;
        return name === 'goodThrough' ? <DateField key={name} {...props} /> : <TextField key={name} {...props} />;
      })}
      <LenderFileField
        id={`${id}-file`}
        label={words.file}
        error={wrong.includes('file') ? words.wrong.file : undefined}
        onChoose={setFile}
      />
      {told !== null && <p role="alert">{told}</p>}
      <FormButtons
        className={form.actions}
        submit={words.submit}
        cancel={words.cancel}
        isPending={enter.isPending}
        onCancel={() => onDone(null)}
      />
    </form>
  );
};
