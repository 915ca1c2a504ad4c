import type { Step } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import type { ScreenName } from '#funnel/engine/step-names.ts';
import { isInApplication } from '#funnel/is-in-application.ts';

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

const LIST = 'src/web/funnel/lists/list-of.tsx';
const DEBT_LIST = 'src/web/funnel/lists/debt-field.tsx';
const ADDRESS = 'src/web/funnel/streets/address-answer.tsx';
const RAIL = 'src/web/funnel/frame/application-rail.tsx';

const fieldSources = ({ kind, name, item = [] }: Field): string[] => {
  if (kind === 'address') return [ADDRESS];
  if (kind !== 'list') return [];
  return [LIST, ...(name === 'liabilities' ? [DEBT_LIST] : []), ...item.flatMap(fieldSources)];
};

/** What `bringStep` fetches. */
export const partSourcesOf = (step: Pick<Step, 'screen' | 'fields' | 'path'>): string[] => {
  const source = screenSources[step.screen];
  const parts = [
    ...(source ? [source] : []),
    ...step.fields.flatMap(fieldSources),
    ...(isInApplication(step) ? [RAIL] : []),
  ];
  return [...new Set(parts)];
};
