import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { valueDoubt } from '#entities/facts/value-request.ts';
import type { Dollars } from '#entities/values/money.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { MoneyField } from '#web/ui/fields/money-field.tsx';
import { LongTextField } from '#web/ui/fields/text-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars } from '#words/figures.ts';
import { homeValue } from '#words/funnel/home-value.ts';
import styles from './home-value.module.css';

const words = homeValue.form;
const { problems } = homeValue;

type Errors = { amount?: string; reason?: string };

const errorsOf = (typed: unknown, value: Dollars): Errors => {
  const checked = valueDoubt.safeParse(typed);
  const isWrong = (name: string) => checked.error?.issues.some(({ path }) => path[0] === name) ?? false;
  const isLess = checked.success && checked.data.amount <= value;
  return {
    ...(isWrong('amount') ? { amount: problems.amount } : isLess ? { amount: problems.notMore(inDollars(value)) } : {}),
    ...(isWrong('reason') ? { reason: problems.reason } : {}),
  };
};

/** Why the value is wrong, in the applicant's words. It changes nothing by itself. */
export const HomeValueForm = ({ value, onClose }: { value: Dollars; onClose: () => void }) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [amount, setAmount] = useState<unknown>(null);
  const [reason, setReason] = useState<unknown>('');
  const [errors, setErrors] = useState<Errors>({});
  const send = useMutation(
    trpc.application.doubtValue.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: trpc.application.homeValue.queryKey() }),
    }),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const found = errorsOf({ amount, reason }, value);
    setErrors(found);
    const checked = valueDoubt.safeParse({ amount, reason });
    // A form already closed must not close another one.
    if (Object.keys(found).length === 0 && checked.success) send.mutate(checked.data, { onSuccess: onClose });
    else document.getElementById(found.amount ? 'doubt-amount' : 'doubt-reason')?.focus();
  };
  useEffect(() => document.getElementById('doubt-amount')?.focus(), []);
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={words.title}>
      <p className="muted small">{words.lede}</p>
      <MoneyField
        id="doubt-amount"
        label={words.amount}
        isOptional={false}
        value={amount}
        error={errors.amount}
        onChange={setAmount}
      />
      <LongTextField
        id="doubt-reason"
        label={words.reason}
        hint={words.reasonHint}
        isOptional={false}
        value={reason}
        error={errors.reason}
        onChange={setReason}
      />
      {send.isError && <Notice tone="stop" title={problems.failed} />}
      <p className={styles.actions}>
        <button className="button button-primary button-small" type="submit" disabled={send.isPending}>
          {send.isPending ? words.working : words.send}
        </button>
        <button className="button button-quiet button-small" type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
};
