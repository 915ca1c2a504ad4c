import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoanTab } from '#entities/contract/loan-tab.ts';
import { useTRPC, useTRPCClient } from '#web/api-client/api.ts';
import { IconShieldCheck } from '#web/ui/icons.ts';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { loanDesk as words } from '#words/portal/loan-desk/head.ts';
import { Loaded } from '../loaded.tsx';
import { ApplicantTab } from './applicant-tab.tsx';
import { ClosingTab } from './closing/closing-tab.tsx';
import { ConditionsTab } from './conditions/conditions-tab.tsx';
import { DecisionTab } from './decision/decision-tab.tsx';
import { TracePanel } from './decision/trace-panel.tsx';
import { DocumentsTab } from './documents/documents-tab.tsx';
import { BorrowersTab } from './facts/borrowers-tab.tsx';
import { FinancialsTab } from './facts/financials-tab.tsx';
import { IdentityTab } from './facts/identity-tab.tsx';
import { PropertyTab } from './facts/property-tab.tsx';
import { AuditTab } from './history/audit-tab.tsx';
import { MessagesTab } from './history/messages-tab.tsx';
import { NotesTab } from './history/notes-tab.tsx';
import { TrackerTab } from './history/tracker-tab.tsx';
import { useLoan } from './loan-context.ts';
import styles from './loan-page.module.css';
import { ReportTab } from './report/report-tab.tsx';
import { VerificationTab } from './verification/verification-tab.tsx';

const TABS: Readonly<Record<Exclude<LoanTab, 'decision' | 'conditions'>, ComponentType>> = {
  borrowers: BorrowersTab,
  property: PropertyTab,
  financials: FinancialsTab,
  verification: VerificationTab,
  tracker: TrackerTab,
  documents: DocumentsTab,
  identity: IdentityTab,
  closing: ClosingTab,
  messages: MessagesTab,
  notes: NotesTab,
  audit: AuditTab,
  report: ReportTab,
  applicant: ApplicantTab,
};

const Foot = () => (
  <p className={styles.foot}>
    <IconShieldCheck size={16} stroke={1.75} aria-hidden />
    {words.demographics}
  </p>
);

/** Conditions and the decision appear beside the trace they come from. */
const BesideTrace = ({ tab }: { tab: 'decision' | 'conditions' }) => {
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
        <Foot />
      </div>
      {decision.data ? (
        <TracePanel view={decision.data} />
      ) : (
        tab === 'conditions' &&
        decision.isError && <NotLoaded retry={decision.refetch} reason={decision.error?.message} />
      )}
    </div>
  );
};

export const LoanTabView = ({ tab }: { tab: LoanTab }) => {
  if (tab === 'decision' || tab === 'conditions') return <BesideTrace tab={tab} />;
  const Tab = TABS[tab];
  return (
    <div className={styles.main}>
      <Tab />
      <Foot />
    </div>
  );
};
