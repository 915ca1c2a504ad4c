import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toCents } from '#entities/values/money.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip } from '#web/ui/chip.tsx';
import { inCents, inDay, inDollars } from '#words/figures.ts';
import { payoffWords as words } from '#words/portal/payoffs.ts';
import type { LoanClosing } from '../loan/closing/closing-tab.tsx';
import card from '../loan/facts/fact-card.module.css';
import { FactCard } from '../loan/facts/fact-card.tsx';
import { useLoan } from '../loan/loan-context.ts';
import styles from './payments.module.css';
import { PayoffForm } from './payoff-form.tsx';

type Payoff = LoanClosing['payoffs'][number];
type Letter = NonNullable<Payoff['letter']>;

const tones = { missing: 'warn', expired: 'stop', good: 'ok' } as const;

const Terms = ({ letter }: { letter: Letter }) => {
  const { amount, perDiem, goodThrough, method, holder, last4, difference } = letter;
  const gap = inCents(toCents(Math.abs(difference)));
  return (
    <>
      <p>{words.terms(inCents(amount), inDay(goodThrough), inCents(perDiem))}</p>
      <p className={styles.sub}>
        {words.to(words.methods[method], holder, last4 === null ? '' : words.account(last4))}
        {difference !== 0 && `. ${difference > 0 ? words.shortage(gap) : words.overage(gap)}`}
      </p>
    </>
  );
};

const Waiting = ({ waiting }: { waiting: NonNullable<Payoff['waiting']> }) => {
  const trpc = useTRPC();
  const { loanId, refresh, can } = useLoan();
  const settle = useMutation(trpc.loanMoney.settlePayoff.mutationOptions({ onSettled: refresh }));
  const letterId = waiting.id;
  return (
    <>
      <p className={styles.sub}>{words.waiting(waiting.enteredByName)}</p>
      <Terms letter={waiting} />
      {can('close') && !waiting.isMine && (
        <div className={styles.press}>
          <button
            className="button button-primary button-dense"
            type="button"
            disabled={settle.isPending}
            onClick={() => settle.mutate({ loanId, letterId, isConfirmed: true })}
          >
            {words.confirm}
          </button>
          <button
            className="button button-quiet button-dense"
            type="button"
            disabled={settle.isPending}
            onClick={() => settle.mutate({ loanId, letterId, isConfirmed: false })}
          >
            {words.decline}
          </button>
        </div>
      )}
      {waiting.isMine && <p className={styles.sub}>{words.mine}</p>}
      <span role="status">{settle.data ? words.outcomes[settle.data.kind] : settle.error?.message}</span>
    </>
  );
};

const PayoffRow = ({ payoff, isOpen }: { payoff: Payoff; isOpen: boolean }) => {
  const { can } = useLoan();
  const [isEntering, setIsEntering] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const { subject, creditor, balance, standing, letter, waiting } = payoff;
  const done = (text: string | null) => {
    setIsEntering(false);
    setTold(text);
  };
  return (
    <li>
      <div className={styles.row}>
        <span>{creditor ?? words.creditor}</span>
        <Chip tone={tones[standing]}>{words.standings[standing]}</Chip>
      </div>
      <p className={styles.sub}>{words.balance(inDollars(balance))}</p>
      {letter !== null && <Terms letter={letter} />}
      {waiting !== null && <Waiting waiting={waiting} />}
      {isEntering ? (
        <PayoffForm subject={subject} onDone={done} />
      ) : (
        can('close') &&
        isOpen &&
        waiting === null && (
          <div className={styles.press}>
            <button className="button button-secondary button-dense" type="button" onClick={() => setIsEntering(true)}>
              {letter === null ? words.enter : words.enterNew}
              <span className="visually-hidden"> {creditor ?? words.creditor}</span>
            </button>
          </div>
        )
      )}
      {told !== null && <span role="status">{told}</span>}
    </li>
  );
};

/** Each debt the line pays off: what the creditor's letter says, until when, and who confirmed it. */
export const PayoffCard = ({ payoffs, isOpen }: { payoffs: readonly Payoff[]; isOpen: boolean }) => (
  <FactCard title={words.title}>
    <p className={card.note}>{words.lede}</p>
    <ul className={styles.list}>
      {payoffs.map((payoff) => (
        <PayoffRow key={payoff.subject} payoff={payoff} isOpen={isOpen} />
      ))}
    </ul>
  </FactCard>
);
