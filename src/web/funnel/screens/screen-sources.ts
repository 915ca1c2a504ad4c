import type { ScreenName } from '#funnel/engine/step-names.ts';

/** Where each screen of `screens.tsx` is, so that a document can name its files; the generic one comes with every question. */
export const screenSources: Readonly<Record<ScreenName, string | null>> = {
  form: null,
  coborrower: 'src/web/funnel/screens/second-person-screen.tsx',
  creditScore: 'src/web/funnel/screens/credit-score-screen.tsx',
  offer: 'src/web/funnel/offer/offer-screen.tsx',
  waitlist: 'src/web/funnel/refusal/waitlist-screen.tsx',
  personalInfo: 'src/web/funnel/application/personal-screen.tsx',
  property: 'src/web/funnel/application/property-screen.tsx',
  otherRealEstate: 'src/web/funnel/application/real-estate-screen.tsx',
  employmentHistory: 'src/web/funnel/application/employment-screen.tsx',
  otherIncome: 'src/web/funnel/application/other-income-screen.tsx',
  debts: 'src/web/funnel/application/debts-screen.tsx',
  demographics: 'src/web/funnel/application/demographics-screen.tsx',
  declarations: 'src/web/funnel/application/declarations-screen.tsx',
  incomeVerification: 'src/web/funnel/application/income-verification-screen.tsx',
  signing: 'src/web/signing/signing-screen.tsx',
  identity: 'src/web/funnel/identity/identity-screen.tsx',
  documents: 'src/web/funnel/screens/income-documents-screen.tsx',
  disbursement: 'src/web/funnel/screens/disbursement-screen.tsx',
  submitted: 'src/web/funnel/screens/submitted-screen.tsx',
};
