import { z } from 'zod';
import { askedName } from '#entities/application/applicant.ts';
import { email } from '#entities/values/email.ts';
import { positiveDollars } from '#entities/values/money.ts';
import { phone } from '#entities/values/phone.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { defineStep } from '../../engine/define-step.ts';
import { paths } from '../../paths.ts';
import { knownZip, withZip } from '../../questions/location.ts';
import { withStatedBalance } from '../../questions/stated-balance.ts';

/** A partner's lead arrives prefilled; the applicant reviews it before it is used. */
export const mcr = defineStep({
  key: 'mcr',
  path: '/app/initial-setup/mcr',
  askedOf: 'household',
  chapter: 'aboutYou',
  seconds: 20,
  screen: 'form',
  aside: 'estimate',
  refusedBy: ['state'],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  leadsTo: () => paths.mcrAccountCreation,
  answers: z.object({
    firstName: askedName,
    lastName: askedName,
    email,
    phone: phone.nullable(),
    zip: knownZip,
    value: positiveDollars,
    estimatedMortgageBalance: positiveDollars,
    hasCheckedLead: z.literal(true, 'confirmNeeded'),
  }),
  fields: [
    { name: 'firstName', kind: 'text', autocomplete: 'given-name' },
    { name: 'lastName', kind: 'text', autocomplete: 'family-name' },
    { name: 'email', kind: 'email', autocomplete: 'email' },
    { name: 'phone', kind: 'phone', optional: true, autocomplete: 'tel-national' },
    { name: 'zip', kind: 'zip', autocomplete: 'postal-code' },
    { name: 'value', kind: 'money' },
    { name: 'estimatedMortgageBalance', kind: 'money' },
    { name: 'hasCheckedLead', kind: 'statement' },
  ],
  read: (application, person) => {
    const part = applicantPart(application, person);
    return {
      firstName: part.firstName,
      lastName: part.lastName,
      email: part.email,
      phone: part.phone,
      zip: application.property.zip,
      value: application.property.value,
      estimatedMortgageBalance: application.estimatedMortgageBalance,
      hasCheckedLead: application.hasCheckedLead === true ? (true as const) : null,
    };
  },
  write: (application, { zip, value, estimatedMortgageBalance, hasCheckedLead, ...who }, person) => {
    const moved = withZip(withApplicant(application, { person, change: who }), zip);
    return {
      ...withStatedBalance(moved, estimatedMortgageBalance),
      leadSource: 'MCR',
      hasCheckedLead,
      property: { ...moved.property, value, valueSource: person },
    };
  },
});
