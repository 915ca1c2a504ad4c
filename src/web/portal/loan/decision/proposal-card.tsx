import { inDollars } from '#words/figures.ts';
import { momentText } from '#words/moments.ts';
import { secondPerson } from '#words/portal/desk/second-person.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import card from '../facts/fact-card.module.css';
import { useLoan } from '../loan-context.ts';
import styles from './decision.module.css';
import type { LoanDecision } from './decision-data.ts';
import { ExceptionNote } from './exceeded-limits.tsx';
import { useSecond } from './use-second.ts';

type Props = { proposed: NonNullable<LoanDecision['proposed']>; onTold: (text: string) => void };

/** Dual control, as its proposer and readers see it; the second person has a page of their own. */
export const ProposalCard = ({ proposed, onTold }: Props) => {
  const { can } = useLoan();
  const { send, isPending, problem } = useSecond(proposed.id, { onTold });
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
      {can('decide') && proposed.isMine && (
        <p className={styles.press}>
          <button
            className="button button-secondary button-dense"
            type="button"
            disabled={isPending}
            onClick={() => send({ answer: 'drop', note: null, attested: [] })}
          >
            {words.drop}
          </button>
        </p>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </section>
  );
};

/** A proposal the second person returned, until somebody decides again. */
export const ReturnedCard = ({ returned }: { returned: NonNullable<LoanDecision['returned']> }) => (
  <section className={card.card}>
    <h2>{secondPerson.returned(returned.kind)}</h2>
    <p className={card.note}>
      {secondPerson.returnedBy({ by: returned.returnedBy, at: momentText(returned.returnedAt) })}
      {returned.amount !== null && `, ${inDollars(returned.amount)}`}
    </p>
    <p className={styles.quote}>{returned.returnReason ?? secondPerson.returnedForRules}</p>
  </section>
);
