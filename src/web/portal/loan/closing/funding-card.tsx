import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inCents, inLongDate } from '#words/figures.ts';
import { momentText } from '#words/moments.ts';
import { closingDesk as words } from '#words/portal/loan-desk/closing.ts';
import { LoanPayments } from '../../payments/loan-payments.tsx';
import styles from '../decision/decision.module.css';
import card from '../facts/fact-card.module.css';
import { FactCard, Sums } from '../facts/fact-card.tsx';
import { useLoan } from '../loan-context.ts';
import type { LoanClosing } from './closing-tab.tsx';
import { FundingChecklist } from './funding-checklist.tsx';

const Payments = ({ payments }: { payments: LoanClosing['payments'] }) => {
  if (payments === null) return <p className={card.note}>{words.noPayments}</p>;
  const nameOf = ({ kind, payee }: (typeof payments.rows)[number]) =>
    kind === 'cash' ? words.cash(payments.accountLast4) : kind === 'fee' ? words.fee : (payee ?? words.creditor);
  return (
    <Sums
      rows={[
        ...payments.rows.map((row) => ({ name: nameOf(row), amount: inCents(row.amount) })),
        { name: words.total, amount: inCents(payments.total), kind: 'total' },
        { name: words.left, amount: inCents(payments.left) },
      ]}
    />
  );
};

const SendMoney = ({ isReady }: { isReady: boolean }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const [isAsked, setIsAsked] = useState(false);
  const fund = useMutation(trpc.loanMoney.fund.mutationOptions({ onSettled: refresh }));
  const told =
    fund.data?.kind === 'blocked'
      ? fund.data.blocks.map((block) => `${words.notMet}: ${words.rules[block]}.`).join(' ')
      : fund.data
        ? words.outcomes[fund.data.kind]
        : (fund.error?.message ?? null);
  const place = useFocusAlong<HTMLDivElement>(isAsked);
  if (!isReady) return null;
  return (
    <div ref={place}>
      {isAsked ? (
        <div className={styles.press}>
          <Notice tone="warn" title={words.sure} />
          <button
            className="button button-stop button-dense"
            type="button"
            disabled={fund.isPending}
            onClick={() => fund.mutate({ loanId })}
          >
            {words.confirm}
          </button>
          <button className="button button-quiet button-dense" type="button" onClick={() => setIsAsked(false)}>
            {words.cancel}
          </button>
        </div>
      ) : (
        <p className={styles.press}>
          <button className="button button-primary button-dense" type="button" onClick={() => setIsAsked(true)}>
            {words.fund}
          </button>
        </p>
      )}
      {told !== null && <p role="status">{told}</p>}
    </div>
  );
};

/** Each funding requirement by rule, the approvals, and the one button that sends the funds. */
export const FundingCard = ({ view }: { view: LoanClosing }) => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const agree = useMutation(trpc.loanMoney.agree.mutationOptions({ onSuccess: refresh }));
  const { checklist, approvals, payments, plan, fundedOn, releasedOn, openCodes, isTooEarly } = view;
  const mayFund = can('fund') && releasedOn === null && !isOver(file.end);
  const agreeTold =
    agree.data && agree.data.kind !== 'agreed' ? words[agree.data.kind] : (agree.error?.message ?? null);
  const hasAgreed = approvals.some(({ isMine }) => isMine);
  return (
    <FactCard title={words.checklist}>
      {releasedOn === null ? (
        <FundingChecklist checklist={checklist} openCodes={openCodes} />
      ) : (
        <Notice
          tone="info"
          title={fundedOn === null ? words.released(inLongDate(releasedOn)) : words.funded(inLongDate(fundedOn))}
        />
      )}
      <h3>{words.payments}</h3>
      {releasedOn !== null && (
        <LoanPayments
          paid={view.paid}
          payeeOf={({ kind, payee, last4 }) =>
            kind === 'cash' ? words.cash(last4) : kind === 'fee' ? words.fee : payee
          }
        />
      )}
      <Payments payments={payments} />
      <h3>{words.approvals}</h3>
      {approvals.length === 0 ? (
        <p className={card.note}>{words.noApprovals}</p>
      ) : (
        <ul>
          {approvals.map(({ name, at }) => (
            <li key={name}>{words.approvedBy(name, momentText(at))}</li>
          ))}
        </ul>
      )}
      {mayFund && payments !== null && (
        <p className={styles.press}>
          {hasAgreed ? (
            <span className="muted">{words.agreed}</span>
          ) : isTooEarly ? (
            <span className="muted">{words.tooEarly}</span>
          ) : (
            <button
              className="button button-secondary button-dense"
              type="button"
              disabled={agree.isPending}
              onClick={() => agree.mutate({ loanId, plan })}
            >
              {words.agree}
            </button>
          )}
          <span role="status">{agreeTold}</span>
        </p>
      )}
      {mayFund && <SendMoney isReady={checklist.every(({ isMet }) => isMet)} />}
    </FactCard>
  );
};
