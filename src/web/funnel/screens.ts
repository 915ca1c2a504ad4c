import type { ComponentType } from 'react';
import { SigningScreen } from '#web/signing/signing-screen.tsx';
import { OfferScreen } from './offer/offer-screen.tsx';
import type { StepViewProps } from './step-view.tsx';
import { SubmittedScreen } from './submitted-screen.tsx';
import { WaitlistScreen } from './waitlist-screen.tsx';

/** Screens of their own, by step key. A step without one is asked with the form that its fields describe. */
export const screens: Readonly<Record<string, ComponentType<StepViewProps>>> = {
  previewOffer: OfferScreen,
  prequalOffer: OfferScreen,
  applicationSubmitted: SubmittedScreen,
  disclosures: SigningScreen,
  joinWaitlist: WaitlistScreen,
};
