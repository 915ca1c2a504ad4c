import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { inDollars } from '#words/figures.ts';
import { momentText } from '#words/moments.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { exceptionDesk } from '#words/portal/loan-desk/exceptions.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import card from '../facts/fact-card.module.css';
import { useLoan } from '../loan-context.ts';
import styles from './decision.module.css';
import type { LoanDecision } from './decision-data.ts';
import { ExceptionNote } from './exceeded-limits.tsx';

type Props = { proposed: NonNullable<LoanDecision['proposed']>; onTold: (text: string) => void };

/** Dual control: one has proposed; the other agrees here, or it is dropped. */
export const ProposalCard = ({ proposed, onTold }: Props) => {
  const trpc = useTRPC();
  const { loanId, can, refresh } = useLoan();
  const second = useMutation(
    trpc.loanDecision.second.mutationOptions({
      onSuccess: (outcome) => {
        onTold(outcome.kind === 'rulesChanged' ? words.rulesChanged(outcome.run) : words.outcomes[outcome.kind]);
        refresh();
      },
    }),
  );
  const answer = (said: 'agree' | 'drop') =>
    second.mutate({ loanId, decisionId: proposed.id, answer: said, note: null });
  return (
    <section className={card.card}>
      <h2>
        {words.proposed}: {loanDesk.decided[proposed.kind]}
      </h2>
      <p className={card.note}>
        {words.decidedBy({ by: proposed.by, at: momentText(proposed.at), second: null })}
        {proposed.run !== null && `, ${words.onRun(proposed.run)}`}
        {proposed.amount !== null && `, ${inDollars(proposed.amount)}`}
      </p>
      {proposed.exception !== null && <ExceptionNote exception={proposed.exception} />}
      {proposed.note !== null && <p className={card.note}>{proposed.note}</p>}
      {can('decide') && (
        <p className={styles.press}>
          {!proposed.isMine && (
            <button
              className="button button-primary button-dense"
              type="button"
              disabled={second.isPending}
              onClick={() => answer('agree')}
            >
              {proposed.exception === null ? words.agree : exceptionDesk.agree}
            </button>
          )}
          <button
            className="button button-secondary button-dense"
            type="button"
            disabled={second.isPending}
            onClick={() => answer('drop')}
          >
            {words.drop}
          </button>
        </p>
      )}
      {second.error !== null && <p role="alert">{second.error.message}</p>}
    </section>
  );
};
