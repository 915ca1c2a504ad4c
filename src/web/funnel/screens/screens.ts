import { type ComponentType, lazy } from 'react';
import { OfferScreen } from '../offer/offer-screen.tsx';
import { WaitlistScreen } from '../refusal/waitlist-screen.tsx';
import type { StepViewProps } from '../step/step-view.tsx';
import { SecondPersonScreen } from './second-person-screen.tsx';

/** Screens of their own, by step key. A step without one is asked with the form that its fields describe. */
export const screens: Readonly<Record<string, ComponentType<StepViewProps>>> = {
  coborrower: SecondPersonScreen,
  prequalCoborrower: SecondPersonScreen,
  previewOffer: OfferScreen,
  prequalOffer: OfferScreen,
  joinWaitlist: WaitlistScreen,
  // The pages of the full application come when it is begun: nobody before the offer waits for them.
  application: lazy(() => import('../application/personal-screen.tsx')),
  application3: lazy(() => import('../application/property-screen.tsx')),
  application4: lazy(() => import('../application/real-estate-screen.tsx')),
  application5: lazy(() => import('../application/employment-screen.tsx')),
  application6: lazy(() => import('../application/income-verification-screen.tsx')),
  application7: lazy(() => import('../application/demographics-screen.tsx')),
  application8: lazy(() => import('../application/declarations-screen.tsx')),
  manualIncomeVerification: lazy(() => import('../application/other-income-screen.tsx')),
  disclosures: lazy(() => import('#web/signing/signing-screen.tsx')),
  applicationSubmitted: lazy(() => import('./submitted-screen.tsx')),
  identityVerification: lazy(() => import('../identity/identity-screen.tsx')),
  loanDisbursement: lazy(() => import('./disbursement-screen.tsx')),
  debtConsolidation: lazy(() => import('../application/debts-screen.tsx')),
};
