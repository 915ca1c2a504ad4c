import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { factTable as words } from '#words/portal/loan-desk/fact-table.ts';
import { useLoan } from '../loan-context.ts';
import { CreditReportsCard } from './credit-reports-card.tsx';
import { FactEntriesCard } from './fact-entries.tsx';
import styles from './fact-table.module.css';
import { FactTable } from './fact-table.tsx';
import { VisitsCard } from './visits-card.tsx';

/** The facts the loan rests on, each in its row; below them, how they came about. */
export const VerificationTab = () => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const entries = useQuery(trpc.loanFile.factEntries.queryOptions({ loanId }));
  return (
    <Loaded of={entries}>
      {(view) => (
        <>
          <FactTable view={view} />
          <section className={styles.history} aria-label={words.history}>
            <CreditReportsCard view={view} />
            <VisitsCard visits={view.visits} />
            <FactEntriesCard view={view} />
          </section>
        </>
      )}
    </Loaded>
  );
};
