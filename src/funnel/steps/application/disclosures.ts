import { z } from 'zod';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { defineStep } from '../../engine/define-step.ts';

const agreed = z.literal(true, 'consentNeeded');
const known = (value: boolean | null) => (value === true ? (true as const) : null);

/** Credit authorization, receipts for the early disclosures and the agreement. Closing documents are signed later, in the hub. */
export const disclosures = defineStep({
  key: 'disclosures',
  path: '/app/application/sign',
  askedOf: 'each',
  chapter: null,
  seconds: 20,
  screen: 'signing',
  aside: null,
  refusedBy: 'anyRule',
  asks: {
    questions: [],
    consent: { kind: 'hardPull', isGiven: ({ signing }) => signing.hasAuthorizedCredit === true },
    page: 'goesOn',
  },
  settlesOnSubmit: false,
  followUps: ['recordElectronicConsent'],
  savedBy: 'signing',
  answers: z.object({
    hasConsentedToElectronicRecords: agreed,
    hasReceivedEarlyDisclosures: agreed,
    hasAuthorizedCredit: agreed,
    agreementSigned: agreed,
    signedName: z.string().trim().min(1).max(100),
  }),
  fields: [
    { name: 'hasConsentedToElectronicRecords', kind: 'statement' },
    { name: 'hasReceivedEarlyDisclosures', kind: 'statement' },
    { name: 'hasAuthorizedCredit', kind: 'statement' },
    { name: 'agreementSigned', kind: 'statement' },
    { name: 'signedName', kind: 'text', autocomplete: 'name' },
  ],
  read: (application, person) => {
    const { signing } = applicantPart(application, person);
    return {
      hasConsentedToElectronicRecords: known(signing.hasConsentedToElectronicRecords),
      hasReceivedEarlyDisclosures: known(signing.hasReceivedEarlyDisclosures),
      hasAuthorizedCredit: known(signing.hasAuthorizedCredit),
      agreementSigned: known(signing.agreementSigned),
      signedName: signing.signedName,
    };
  },
  write: (application, answers, person) => withApplicant(application, { person, change: { signing: answers } }),
});
