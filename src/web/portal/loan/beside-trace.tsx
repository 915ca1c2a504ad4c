import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC, useTRPCClient } from '#web/api-client/api.ts';
import { FailedPart } from '../failed-parts.tsx';
import { Loaded } from '../loaded.tsx';
import { ConditionsTab } from './conditions/conditions-tab.tsx';
import type { DecisionKind, LoanDecision } from './decision/decision-data.ts';
import { DecisionDialog } from './decision/decision-dialog.tsx';
import { DecisionTab } from './decision/decision-tab.tsx';
import { isDecisionWork, SecondPage } from './decision/second-page.tsx';
import { TracePanel } from './decision/trace-panel.tsx';
import { useHeld } from './held-work.tsx';
import { useLoan } from './loan-context.ts';
import { LoanFoot } from './loan-foot.tsx';
import styles from './loan-page.module.css';

/** Conditions appear beside the rules' results they come from; a decision beside the rules it rests on. */
export const BesideTrace = ({ tab }: { tab: 'decision' | 'conditions' }) => {
  const trpc = useTRPC();
  const { loanId, can } = useLoan();
  const [told, setTold] = useState<string | null>(null);
  // Kept while a reason is typed, though a colleague may answer the proposal meanwhile.
  const [returning, setReturning] = useState<LoanDecision['proposed']>(null);
  const [deciding, setDeciding] = useState<{ kind: DecisionKind; view: LoanDecision } | null>(null);
  const held = useHeld(isDecisionWork);
  const api = useTRPCClient();
  const decision = useQuery({
    queryKey: [...trpc.loanFile.decision.mutationKey(), { loanId }],
    queryFn: () => api.loanFile.decision.mutate({ loanId }),
  });
  const asked = returning ?? decision.data?.proposed ?? null;
  const view = decision.data;
  const isSecond = tab === 'decision' && asked !== null && !asked.isMine && can('decide');
  return (
    <>
      {view && isSecond ? (
        <SecondPage
          view={view}
          proposed={asked}
          isReturning={returning !== null}
          onReturning={(isReturning) => setReturning(isReturning ? asked : null)}
          onTold={(text) => {
            setReturning(null);
            setTold(text);
          }}
        />
      ) : tab === 'decision' ? (
        <Loaded of={decision}>
          {(data) => (
            <DecisionTab view={data} told={told} onTold={setTold} onAsk={(kind) => setDeciding({ kind, view: data })} />
          )}
        </Loaded>
      ) : (
        <div className={styles.withAside}>
          <div className={styles.main}>
            <ConditionsTab />
            <LoanFoot />
          </div>
          {view ? (
            <TracePanel view={view} />
          ) : (
            decision.isError && <FailedPart retry={decision.refetch} reason={decision.error?.message} />
          )}
        </div>
      )}
      {/* Here, so that it stays open when a colleague's decision or proposal takes the page's place. */}
      {deciding !== null && (
        <DecisionDialog {...deciding} held={held} onClose={() => setDeciding(null)} onTold={setTold} />
      )}
    </>
  );
};
