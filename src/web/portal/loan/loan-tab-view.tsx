import type { ComponentType } from 'react';
import type { LoanTab } from '#entities/contract/loan-tab.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { loanDesk as words } from '#words/portal/loan-desk/head.ts';
import { FailedPart } from '../failed-parts.tsx';
import { LoanFoot } from './loan-foot.tsx';
import styles from './loan-page.module.css';

const PLACE = {
  waiting: <SkeletonLines text={words.loading} />,
  failed: (retry: () => Promise<void>) => <FailedPart retry={retry} />,
};

/** A part of the page whose code comes when somebody opens it. */
const part = (load: () => Promise<ComponentType>) => onDemand(load, PLACE);

type Beside = 'decision' | 'conditions';
const isBeside = (tab: LoanTab): tab is Beside => tab === 'decision' || tab === 'conditions';

const beside = onDemand(async () => (await import('./beside-trace.tsx')).BesideTrace, PLACE);

const TABS = {
  borrowers: part(async () => (await import('./facts/borrowers-tab.tsx')).BorrowersTab),
  property: part(async () => (await import('./facts/property-tab.tsx')).PropertyTab),
  financials: part(async () => (await import('./facts/financials-tab.tsx')).FinancialsTab),
  verification: part(async () => (await import('./verification/verification-tab.tsx')).VerificationTab),
  tracker: part(async () => (await import('./history/tracker-tab.tsx')).TrackerTab),
  documents: part(async () => (await import('./documents/documents-tab.tsx')).DocumentsTab),
  identity: part(async () => (await import('./facts/identity-tab.tsx')).IdentityTab),
  closing: part(async () => (await import('./closing/closing-tab.tsx')).ClosingTab),
  messages: part(async () => (await import('./history/messages-tab.tsx')).MessagesTab),
  notes: part(async () => (await import('./history/notes-tab.tsx')).NotesTab),
  audit: part(async () => (await import('./history/audit-tab.tsx')).AuditTab),
  report: part(async () => (await import('./report/report-tab.tsx')).ReportTab),
  applicant: part(async () => (await import('./applicant-tab.tsx')).ApplicantTab),
} satisfies Readonly<Record<Exclude<LoanTab, Beside>, ReturnType<typeof part>>>;

/** Fetches a tab's code while somebody points at it; one that does not come is asked for again when it is opened. */
export const prepareTab = (tab: LoanTab): void => {
  const { bring } = isBeside(tab) ? beside : TABS[tab];
  void bring()?.catch(() => null);
};

export const LoanTabView = ({ tab }: { tab: LoanTab }) => {
  if (isBeside(tab)) return <beside.Part tab={tab} />;
  const { Part } = TABS[tab];
  return (
    <div className={styles.main}>
      <Part />
      <LoanFoot />
    </div>
  );
};
