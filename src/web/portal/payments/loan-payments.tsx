import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { inCents, inDay } from '#words/figures.ts';
import { paymentWords as words } from '#words/portal/payments.ts';
import type { LoanClosing } from '../loan/closing/closing-tab.tsx';
import { useLoan } from '../loan/loan-context.ts';
import { PaymentDots } from './payment-dots.tsx';
import styles from './payments.module.css';
import { RecordForm, type RecordKind } from './record-form.tsx';

export type PaidRow = LoanClosing['paid'][number];

/** What staff may learn from the bank about a payment in its state. */
const kindsFor = ({ state, channel }: PaidRow): readonly RecordKind[] => {
  if (state === 'approved' && channel === 'hand') return ['sent'];
  if (state === 'unknown') return ['sent', 'notThere'];
  if (state === 'sent') return ['settled', 'returned'];
  return state === 'settled' && channel !== 'kept' ? ['returned'] : [];
};

const labelFor = ({ state }: PaidRow, kind: RecordKind): string =>
  state === 'unknown' && kind === 'sent' ? words.record.found : words.record[kind];

const Actions = ({ payment }: { payment: PaidRow }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const [kind, setKind] = useState<RecordKind | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const on = { onSettled: refresh };
  const replace = useMutation(trpc.loanMoney.replacePayment.mutationOptions(on));
  const second = useMutation(trpc.loanMoney.settleReplacement.mutationOptions(on));
  const outcome = second.data ?? replace.data;
  const done = (text: string | null) => {
    setKind(null);
    setTold(text);
  };
  if (kind !== null) return <RecordForm payment={payment} kind={kind} onDone={done} />;
  const paymentId = payment.id;
  return (
    <div className={styles.press}>
      {kindsFor(payment).map((each) => (
        <button key={each} className="button button-secondary button-dense" type="button" onClick={() => setKind(each)}>
          {labelFor(payment, each)}
        </button>
      ))}
      {payment.waitsFor === 'replacement' && (
        <button
          className="button button-secondary button-dense"
          type="button"
          disabled={replace.isPending}
          onClick={() => replace.mutate({ loanId, paymentId })}
        >
          {words.replace.propose}
        </button>
      )}
      {payment.state === 'created' && (
        <>
          <button
            className="button button-primary button-dense"
            type="button"
            disabled={second.isPending}
            onClick={() => second.mutate({ loanId, paymentId, isApproved: true })}
          >
            {words.replace.approve}
          </button>
          <button
            className="button button-quiet button-dense"
            type="button"
            disabled={second.isPending}
            onClick={() => second.mutate({ loanId, paymentId, isApproved: false })}
          >
            {words.replace.drop}
          </button>
        </>
      )}
      <span role="status" className={styles.sub}>
        {told ?? (outcome ? words.replace[outcome.kind] : (replace.error ?? second.error)?.message)}
      </span>
    </div>
  );
};

const detailsOf = (payment: PaidRow): string =>
  [
    payment.waitsFor === null ? null : `${words.waits[payment.waitsFor]}.`,
    payment.approvals.length === 0 ? null : `${words.people(payment.approvals.map(({ name }) => name).join(', '))}.`,
    payment.fileNumber === null ? null : `${words.file(payment.fileNumber)}.`,
    payment.reference === null ? null : `${words.reference(payment.reference)}.`,
  ]
    .filter((text) => text !== null)
    .join(' ');

/** Each payment of the loan: state, people, reference, whom it waits for, and what staff can record. */
export const LoanPayments = ({ paid, payeeOf }: { paid: readonly PaidRow[]; payeeOf: (row: PaidRow) => string }) => {
  const { can } = useLoan();
  return (
    <ul className={styles.list}>
      {paid.map((payment) => (
        <li key={payment.id}>
          <div className={styles.row}>
            <span>{payeeOf(payment)}</span>
            <span className={styles.amount}>{inCents(payment.amount)}</span>
          </div>
          <div className={styles.state}>
            <PaymentDots state={payment.state} />
            <strong className={payment.cause === null ? undefined : styles.stop}>{words.states[payment.state]}</strong>
            <span className={styles.sub}>
              {inDay(payment.on)}, {words.channels[payment.channel]}
            </span>
          </div>
          {payment.cause !== null && (
            <p className={styles.stop}>{words.code(payment.returnCode, words.causes[payment.cause])}</p>
          )}
          {payment.note !== null && <p className={styles.sub}>{payment.note}</p>}
          <p className={styles.sub}>{detailsOf(payment)}</p>
          {can('fund') && <Actions payment={payment} />}
        </li>
      ))}
    </ul>
  );
};
