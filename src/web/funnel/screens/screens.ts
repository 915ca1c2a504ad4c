import { type ComponentType, lazy } from 'react';
import type { ScreenName } from '#funnel/engine/step-names.ts';
import { StepView, type StepViewProps } from '../step/step-view.tsx';

/** The screen each step names. A step without one uses the form described by its fields. */
export const screens: Readonly<Record<ScreenName, ComponentType<StepViewProps>>> = {
  form: StepView,
  // What only one page shows comes with it.
  coborrower: lazy(() => import('./second-person-screen.tsx')),
  creditScore: lazy(() => import('./credit-score-screen.tsx')),
  // Its acceptance leads to the application.
  offer: lazy(async () => {
    const [{ OfferScreen }] = await Promise.all([
      import('../offer/offer-screen.tsx'),
      import('../whole/whole-funnel.ts'),
    ]);
    return { default: OfferScreen };
  }),
  waitlist: lazy(() => import('../refusal/waitlist-screen.tsx')),
  // The full application's pages load once it is started, so that nothing before the offer waits for them.
  personalInfo: lazy(() => import('../application/personal-screen.tsx')),
  property: lazy(() => import('../application/property-screen.tsx')),
  otherRealEstate: lazy(() => import('../application/real-estate-screen.tsx')),
  employmentHistory: lazy(() => import('../application/employment-screen.tsx')),
  otherIncome: lazy(() => import('../application/other-income-screen.tsx')),
  debts: lazy(() => import('../application/debts-screen.tsx')),
  demographics: lazy(() => import('../application/demographics-screen.tsx')),
  declarations: lazy(() => import('../application/declarations-screen.tsx')),
  incomeVerification: lazy(() => import('../application/income-verification-screen.tsx')),
  signing: lazy(() => import('#web/signing/signing-screen.tsx')),
  identity: lazy(() => import('../identity/identity-screen.tsx')),
  documents: lazy(() => import('./income-documents-screen.tsx')),
  disbursement: lazy(() => import('./disbursement-screen.tsx')),
  submitted: lazy(() => import('./submitted-screen.tsx')),
};
