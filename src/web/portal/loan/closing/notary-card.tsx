import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { openNotaryStates } from '#entities/facts/notary-order.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { momentText } from '#words/moments.ts';
import { notaryDesk as words } from '#words/portal/loan-desk/notary.ts';
import styles from '../decision/decision.module.css';
import form from '../decision/reason-form.module.css';
import card from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import { LenderFileField } from '../lender-file-field.tsx';
import { useLoan } from '../loan-context.ts';
import { sendLenderFile } from '../send-lender-file.ts';
import type { LoanClosing } from './closing-tab.tsx';

type Order = NonNullable<NonNullable<LoanClosing['notary']>['order']>;

const Ordering = () => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const id = useId();
  const [deed, setDeed] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const order = useMutation(trpc.loanMoney.orderNotary.mutationOptions({ onSuccess: refresh }));
  const send = async () => {
    setRefused(null);
    if (deed === null) return setRefused(words.chooseFile);
    setIsSending(true);
    const sent = await sendLenderFile(deed, { loanId, about: 'deed' });
    setIsSending(false);
    if (sent.kind === 'refused') return setRefused(sent.message ?? words.lost);
    order.mutate({ loanId, fileId: sent.fileId });
  };
  const told = order.data;
  return (
    <>
      <p className={card.note}>{words.text}</p>
      <div className={form.next}>
        <LenderFileField id={`${id}-deed`} label={words.file} error={refused ?? undefined} onChoose={setDeed} />
      </div>
      <p className={styles.press}>
        <button
          className="button button-secondary button-dense"
          type="button"
          disabled={isSending || order.isPending}
          onClick={() => void send()}
        >
          {words.order}
        </button>
        <span role="status">
          {told?.kind === 'emailMissing'
            ? words.emailMissing(told.names.join(', '))
            : told
              ? words[told.kind]
              : order.error?.message}
        </span>
      </p>
    </>
  );
};

const Recalling = () => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const id = useId();
  const [reason, setReason] = useState('');
  const recall = useMutation(trpc.loanMoney.recallNotary.mutationOptions({ onSuccess: refresh }));
  return (
    <>
      <label className="field-label" htmlFor={`${id}-reason`}>
        {words.recallReason}
      </label>
      <input
        className={`input ${form.text}`}
        id={`${id}-reason`}
        maxLength={200}
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <p className={styles.press}>
        <button
          className="button button-secondary button-dense"
          type="button"
          disabled={recall.isPending || reason.trim() === ''}
          onClick={() => recall.mutate({ loanId, reason })}
        >
          {words.recall}
        </button>
        <span role="status">{recall.data ? words[recall.data.kind] : recall.error?.message}</span>
      </p>
    </>
  );
};

const Standing = ({ order: { state, problem, reason, endedAt, deedFileId, by, at } }: { order: Order }) => (
  <>
    <p>
      {words.states[state]} {problem !== null && words.problems[problem]}
      {endedAt !== null && words.ended(momentText(endedAt))}
    </p>
    {state === 'done' && <p>{deedFileId === null ? words.deedMissing : words.deedFiled}</p>}
    {reason !== null && <p className={card.note}>{reason}</p>}
    <p className={card.note}>{words.by(by, momentText(at))}</p>
  </>
);

/** The notarization of the security instrument through the notary's service, where one is set up. */
export const NotaryCard = ({ view: { notary, closing } }: { view: LoanClosing }) => {
  const { can, file } = useLoan();
  if (notary === null || (closing.place !== 'online' && notary.order === null)) return null;
  const { order } = notary;
  const isUnderWay = order !== null && openNotaryStates.includes(order.state);
  const mayWork = can('workLoan') && !isOver(file.end);
  return (
    <FactCard title={words.title}>
      {order !== null && <Standing order={order} />}
      {mayWork && isUnderWay && <Recalling />}
      {mayWork && !isUnderWay && order?.state !== 'done' && <Ordering />}
    </FactCard>
  );
};
