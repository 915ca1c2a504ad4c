import { useQuery } from '@tanstack/react-query';
import { useTRPC, useTRPCClient } from '#web/api-client/api.ts';
import { FailedPart } from '../failed-parts.tsx';
import { Loaded } from '../loaded.tsx';
import { ConditionsTab } from './conditions/conditions-tab.tsx';
import { DecisionTab } from './decision/decision-tab.tsx';
import { TracePanel } from './decision/trace-panel.tsx';
import { useLoan } from './loan-context.ts';
import { LoanFoot } from './loan-foot.tsx';
import styles from './loan-page.module.css';

/** Conditions and the decision appear beside the trace they come from. */
export const BesideTrace = ({ tab }: { tab: 'decision' | 'conditions' }) => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const api = useTRPCClient();
  const decision = useQuery({
    queryKey: [...trpc.loanFile.decision.mutationKey(), { loanId }],
    queryFn: () => api.loanFile.decision.mutate({ loanId }),
  });
  return (
    <div className={styles.withAside}>
      <div className={styles.main}>
        {tab === 'conditions' ? (
          <ConditionsTab />
        ) : (
          <Loaded of={decision}>{(view) => <DecisionTab view={view} />}</Loaded>
        )}
        <LoanFoot />
      </div>
      {decision.data ? (
        <TracePanel view={decision.data} />
      ) : (
        tab === 'conditions' &&
        decision.isError && <FailedPart retry={decision.refetch} reason={decision.error?.message} />
      )}
    </div>
  );
};
