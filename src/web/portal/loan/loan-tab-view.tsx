import type { ComponentType } from 'react';
import { IconShieldCheck } from '#web/ui/icons.ts';
import { type LoanTab, loanDesk as words } from '#words/en/loan-desk/head.ts';
import { ApplicantTab } from './applicant-tab.tsx';
import { AuditTab } from './audit-tab.tsx';
import { BorrowersTab } from './borrowers-tab.tsx';
import { ConditionsTab } from './conditions-tab.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import { FinancialsTab } from './financials-tab.tsx';
import { IdentityTab } from './identity-tab.tsx';
import styles from './loan-page.module.css';
import { MessagesTab } from './messages-tab.tsx';
import { NotesTab } from './notes-tab.tsx';
import { PropertyTab } from './property-tab.tsx';
import { TrackerTab } from './tracker-tab.tsx';

const TABS: Readonly<Record<LoanTab, ComponentType>> = {
  borrowers: BorrowersTab,
  property: PropertyTab,
  financials: FinancialsTab,
  tracker: TrackerTab,
  conditions: ConditionsTab,
  documents: DocumentsTab,
  identity: IdentityTab,
  decision: TrackerTab,
  closing: TrackerTab,
  messages: MessagesTab,
  notes: NotesTab,
  audit: AuditTab,
  applicant: ApplicantTab,
};

export const LoanTabView = ({ tab }: { tab: LoanTab }) => {
  const Tab = TABS[tab];
  return (
    <div className={styles.main}>
      <Tab />
      <p className={styles.foot}>
        <IconShieldCheck size={16} stroke={1.75} aria-hidden />
        {words.demographics}
      </p>
    </div>
  );
};
