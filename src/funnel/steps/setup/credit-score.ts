import { address } from '#entities/values/address.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { adult } from '../../engine/calendar-checks.ts';
import { defineStep } from '../../engine/define-step.ts';
import {
  birthAndSsnFields,
  consentField,
  identityChange,
  legalIdentity,
  nameFields,
  readLegalIdentity,
  softPullConsent,
} from '../../questions/legal-identity.ts';
import { readPropertyAddress, withPropertyAddress } from '../../questions/location.ts';

export const creditScore = defineStep({
  key: 'creditScore',
  path: '/app/initial-setup/credit-score',
  askedOf: 'each',
  chapter: 'yourFinances',
  seconds: 60,
  screen: 'creditScore',
  aside: 'estimate',
  refusedBy: 'anyRule',
  asks: { questions: ['address', 'credit', 'valuation', 'flood'], consent: softPullConsent, page: 'waits' },
  settlesOnSubmit: true,
  followUps: [],
  answers: legalIdentity.extend({ address }),
  fields: [
    ...nameFields,
    ...birthAndSsnFields,
    { name: 'address', kind: 'address', autocomplete: 'street-address' },
    consentField,
  ],
  read: (application, person) => ({
    ...readLegalIdentity(applicantPart(application, person)),
    address: readPropertyAddress(application),
  }),
  write: (application, { address: home, ...identity }, person) =>
    withApplicant(withPropertyAddress(application, home), {
      person,
      change: identityChange(identity, applicantPart(application, person)),
    }),
  check: ({ dateOfBirth }, asOf) => adult({ path: ['dateOfBirth'], date: dateOfBirth, asOf }),
});
