import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC, useTRPCClient } from '#web/api-client/api.ts';
import { FailedPart } from '../failed-parts.tsx';
import { Loaded } from '../loaded.tsx';
import { ConditionsTab } from './conditions/conditions-tab.tsx';
import type { LoanDecision } from './decision/decision-data.ts';
import { DecisionTab } from './decision/decision-tab.tsx';
import { SecondPage } from './decision/second-page.tsx';
import { TracePanel } from './decision/trace-panel.tsx';
import { useLoan } from './loan-context.ts';
import { LoanFoot } from './loan-foot.tsx';
import styles from './loan-page.module.css';

/** Conditions and the decision appear beside the trace they come from. */
export const BesideTrace = ({ tab }: { tab: 'decision' | 'conditions' }) => {
  const trpc = useTRPC();
  const { loanId, can } = useLoan();
  const [told, setTold] = useState<string | null>(null);
  // Kept while a reason is typed, though a colleague may answer the proposal meanwhile.
  const [returning, setReturning] = useState<LoanDecision['proposed']>(null);
  const api = useTRPCClient();
  const decision = useQuery({
    queryKey: [...trpc.loanFile.decision.mutationKey(), { loanId }],
    queryFn: () => api.loanFile.decision.mutate({ loanId }),
  });
  const asked = returning ?? decision.data?.proposed ?? null;
  if (tab === 'decision' && decision.data && asked !== null && !asked.isMine && can('decide'))
    return (
      <SecondPage
        view={decision.data}
        proposed={asked}
        isReturning={returning !== null}
        onReturning={(isReturning) => setReturning(isReturning ? asked : null)}
        onTold={(text) => {
          setReturning(null);
          setTold(text);
        }}
      />
    );
  return (
    <div className={styles.withAside}>
      <div className={styles.main}>
        {tab === 'conditions' ? (
          <ConditionsTab />
        ) : (
          <Loaded of={decision}>{(view) => <DecisionTab view={view} told={told} onTold={setTold} />}</Loaded>
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
