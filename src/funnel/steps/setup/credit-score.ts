import { z } from 'zod';
import { address } from '#entities/values/address.ts';
import { email } from '#entities/values/email.ts';
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
  chapter: 'yourOffer',
  seconds: 60,
  screen: 'creditScore',
  aside: 'estimate',
  refusedBy: 'anyRule',
  asks: { questions: ['address', 'credit', 'valuation', 'flood'], consent: softPullConsent, page: 'waits' },
  settlesOnSubmit: true,
  followUps: [],
  answers: legalIdentity.extend({
    email: email.nullable().default(null),
    needsEmail: z.boolean().default(false),
    address,
  }),
  fields: [
    ...nameFields,
    // The front page asks for it; an application begun on a later page has none yet.
    {
      name: 'email',
      kind: 'email',
      isAsked: ({ needsEmail }) => needsEmail === true,
      autocomplete: 'email',
    },
    ...birthAndSsnFields,
    { name: 'address', kind: 'address', autocomplete: 'street-address' },
    consentField,
  ],
  read: (application, person) => ({
    ...readLegalIdentity(applicantPart(application, person)),
    email: null,
    needsEmail: applicantPart(application, person).email === null,
    address: readPropertyAddress(application),
  }),
  write: (application, { address: home, email: sent, needsEmail: _, ...identity }, person) => {
    const stored = applicantPart(application, person);
    return withApplicant(withPropertyAddress(application, home), {
      person,
      change: { ...identityChange(identity, stored), email: stored.email ?? sent },
    });
  },
  check: ({ dateOfBirth }, asOf) => adult({ path: ['dateOfBirth'], date: dateOfBirth, asOf }),
  checkWithin: (answers, { application, person }) =>
    applicantPart(application, person).email === null && answers.email === null
      ? [{ path: ['email'], code: 'required' }]
      : [],
});
