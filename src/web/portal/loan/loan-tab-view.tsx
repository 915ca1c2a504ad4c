import { type ComponentType, lazy } from 'react';
import type { LoanTab } from '#entities/contract/loan-tab.ts';
import { LoanFoot } from './loan-foot.tsx';
import styles from './loan-page.module.css';

/** A part of the page whose code comes when somebody opens it. */
const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) => ({
  load,
  Part: lazy(async () => ({ default: await load() })),
});

type Beside = 'decision' | 'conditions';
const isBeside = (tab: LoanTab): tab is Beside => tab === 'decision' || tab === 'conditions';

const beside = onDemand(async () => (await import('./beside-trace.tsx')).BesideTrace);

const TABS = {
  borrowers: onDemand(async () => (await import('./facts/borrowers-tab.tsx')).BorrowersTab),
  property: onDemand(async () => (await import('./facts/property-tab.tsx')).PropertyTab),
  financials: onDemand(async () => (await import('./facts/financials-tab.tsx')).FinancialsTab),
  verification: onDemand(async () => (await import('./verification/verification-tab.tsx')).VerificationTab),
  tracker: onDemand(async () => (await import('./history/tracker-tab.tsx')).TrackerTab),
  documents: onDemand(async () => (await import('./documents/documents-tab.tsx')).DocumentsTab),
  identity: onDemand(async () => (await import('./facts/identity-tab.tsx')).IdentityTab),
  closing: onDemand(async () => (await import('./closing/closing-tab.tsx')).ClosingTab),
  messages: onDemand(async () => (await import('./history/messages-tab.tsx')).MessagesTab),
  notes: onDemand(async () => (await import('./history/notes-tab.tsx')).NotesTab),
  audit: onDemand(async () => (await import('./history/audit-tab.tsx')).AuditTab),
  report: onDemand(async () => (await import('./report/report-tab.tsx')).ReportTab),
  applicant: onDemand(async () => (await import('./applicant-tab.tsx')).ApplicantTab),
} satisfies Readonly<Record<Exclude<LoanTab, Beside>, ReturnType<typeof onDemand<object>>>>;

/** Fetches a tab's code while somebody points at it; one that does not come is asked for again when it is opened. */
export const prepareTab = (tab: LoanTab): void => {
  const { load } = isBeside(tab) ? beside : TABS[tab];
  void load().catch(() => null);
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
