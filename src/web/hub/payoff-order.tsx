import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type ConditionOrder, type ConditionView, payoffRecipient } from '#entities/contract/condition-view.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { lender } from '#web/lender.ts';
import { AddressField } from '#web/ui/fields/address-field.tsx';
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx';
import { inDay } from '#words/figures.ts';
import { orderWords } from '#words/loan/orders.ts';
import { payoffTexts } from '#words/loan/payoff-texts.ts';
import styles from './to-do.module.css';

const words = orderWords.payoff;

type Name = 'email' | 'address' | 'account' | 'signature';
type Typed = { way: 'email' | 'post'; email: unknown; address: unknown; account: unknown; signature: unknown };

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The order as typed, or the fields that are not right yet. */
const read = ({ way, email, address, account, signature }: Typed) => {
  const to = payoffRecipient.safeParse(way === 'email' ? { way, email } : { way, address });
  const accountNumber = textOf(account);
  const wrong: Name[] = [
    ...(to.success ? [] : [way === 'email' ? ('email' as const) : ('address' as const)]),
    ...(accountNumber.length < 2 ? ['account' as const] : []),
    ...(textOf(signature) === '' ? ['signature' as const] : []),
  ];
  return to.success && wrong.length === 0
    ? { order: { to: to.data, accountNumber, signature: textOf(signature) }, wrong }
    : { order: null, wrong };
};

const stateText = ({ state, on, until }: ConditionOrder): string | null => {
  if (state === 'offered') return null;
  if (state === 'ordered' && on !== null && until !== null) return words.states.ordered(inDay(on), inDay(until));
  if (state === 'unsure' && until !== null) return words.states.unsure(inDay(until));
  return state === 'failed' ? words.states.failed : words.states.answered;
};

type Props = { condition: ConditionView; order: ConditionOrder; onDone: () => void };

/** The applicant signs, and we ask the creditor for the payoff statement. Loaded when it is opened. */
export default function PayoffOrder({ condition, order, onDone }: Props) {
  const trpc = useTRPC();
  const id = useId();
  const [typed, setTyped] = useState<Typed>({ way: 'email', email: '', address: null, account: '', signature: '' });
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const send = useMutation(
    trpc.conditions.orderPayoff.mutationOptions({
      onSuccess: ({ kind }) => (kind === 'signatureDiffers' ? setWrong(['signature']) : onDone()),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { order: asked, wrong: bad } = read(typed);
    setWrong(bad);
    if (asked) send.mutate({ key: condition.key, ...asked });
  };
  const field = (name: Name, label: string, hint?: string) => ({
    ...{ id: `${id}-${name}`, label, value: typed[name], ...(hint && { hint }) },
    ...{ isOptional: false, error: wrong.includes(name) ? words.wrong[name] : undefined },
    onChange: (value: unknown) => setTyped((before) => ({ ...before, [name]: value })),
  });
  const said = stateText(order);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className="small">{words.what}</p>
      {said !== null && <p role="status">{said}</p>}
      <fieldset className="field">
        <legend className="field-label">{words.way}</legend>
        {(['email', 'post'] as const).map((way) => (
          <label key={way} className={styles.way}>
            <input
              type="radio"
              name={`${id}-way`}
              checked={typed.way === way}
              onChange={() => setTyped((before) => ({ ...before, way }))}
            />{' '}
            {words.ways[way]}
          </label>
        ))}
      </fieldset>
      {typed.way === 'email' ? (
        <EmailField {...field('email', words.email, words.emailHelp)} />
      ) : (
        <AddressField {...field('address', words.address)} errorAt={() => undefined} />
      )}
      <TextField {...field('account', words.account, words.accountHelp)} />
      <p className="small">{payoffTexts.authorization(condition.subject ?? '', lender.legalName)}</p>
      <TextField {...field('signature', words.signature)} />
      {wrong.length > 0 && <p role="alert">{words.check}</p>}
      <button className="button button-primary button-small" type="submit" disabled={send.isPending}>
        {order.state === 'offered' ? words.press : words.again}
      </button>
      <span role="status">{send.data ? words.outcomes[send.data.kind] : send.error?.message}</span>
    </form>
  );
}
