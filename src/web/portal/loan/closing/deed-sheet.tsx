import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import styles from '../decision/decision.module.css';
import card from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import { useLoan } from '../loan-context.ts';

const words = closingDesk.deed;

/** Data for the security instrument, or the sentence that says what is missing. */
export const DeedSheet = () => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const sheet = useMutation(trpc.loanMoney.deedSheet.mutationOptions());
  const { data } = sheet;
  return (
    <FactCard title={words.title}>
      <p className={card.note}>{words.lede}</p>
      <p className={styles.press}>
        <button
          className="button button-secondary button-dense"
          type="button"
          disabled={sheet.isPending}
          onClick={() => sheet.mutate({ loanId })}
        >
          {words.make}
        </button>
        <span role="status">
          {data?.kind === 'blocked' ? words.blocked(data.missing) : sheet.error?.message}
          {data?.kind === 'ready' && (
            <a download={`${data.name}.pdf`} href={`data:application/pdf;base64,${data.base64}`}>
              {words.open}
            </a>
          )}
        </span>
      </p>
    </FactCard>
  );
};
