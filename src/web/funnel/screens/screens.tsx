import type { ComponentType } from 'react';
import type { ScreenName } from '#funnel/engine/step-names.ts';
import { type Coming, onDemand } from '#web/ui/on-demand.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { shell } from '#words/shell.ts';
import { LoadFailed } from '../step/load-failed.tsx';
import styles from '../step/step-view.module.css';
import { StepView, type StepViewProps } from '../step/step-view.tsx';

type Screen = Coming & { Part: ComponentType<StepViewProps> };

/** In place of a page whose parts have not come. */
export const screenWaiting = (
  <main id="content" className={`wrap ${styles.waiting}`} inert>
    <SkeletonLines text={shell.loading} />
  </main>
);

const screen = (load: () => Promise<{ default: ComponentType<StepViewProps> }>): Screen =>
  onDemand(async () => (await load()).default, {
    waiting: screenWaiting,
    failed: (retry) => <LoadFailed retry={retry} />,
  });

/** The screen each step names. A step without one uses the form described by its fields. What only one page shows comes with it. */
export const screens: Readonly<Record<ScreenName, Screen>> = {
  form: { Part: StepView, bring: () => null, isHere: () => true },
  coborrower: screen(() => import('./second-person-screen.tsx')),
  creditScore: screen(() => import('./credit-score-screen.tsx')),
  offer: screen(() => import('../offer/offer-screen.tsx')),
  waitlist: screen(() => import('../refusal/waitlist-screen.tsx')),
  // The full application's pages load once it is started, so that nothing before the offer waits for them.
  personalInfo: screen(() => import('../application/personal-screen.tsx')),
  property: screen(() => import('../application/property-screen.tsx')),
  otherRealEstate: screen(() => import('../application/real-estate-screen.tsx')),
  employmentHistory: screen(() => import('../application/employment-screen.tsx')),
  otherIncome: screen(() => import('../application/other-income-screen.tsx')),
  debts: screen(() => import('../application/debts-screen.tsx')),
  demographics: screen(() => import('../application/demographics-screen.tsx')),
  declarations: screen(() => import('../application/declarations-screen.tsx')),
  incomeVerification: screen(() => import('../application/income-verification-screen.tsx')),
  signing: screen(() => import('#web/signing/signing-screen.tsx')),
  identity: screen(() => import('../identity/identity-screen.tsx')),
  documents: screen(() => import('./income-documents-screen.tsx')),
  disbursement: screen(() => import('./disbursement-screen.tsx')),
  submitted: screen(() => import('./submitted-screen.tsx')),
};
