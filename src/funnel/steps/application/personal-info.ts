import { z } from 'zod';
import { otherName } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import { citizenship } from '#entities/application/citizenship.ts';
import { creditType } from '#entities/application/credit-type.ts';
import { residence, residenceBasis } from '#entities/application/residence.ts';
import { address } from '#entities/values/address.ts';
import { maritalStatus } from '#entities/values/marital-status.ts';
import { militaryStatus } from '#entities/values/military-status.ts';
import { phone } from '#entities/values/phone.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { inOrder, notInFuture } from '../../engine/calendar-checks.ts';
import { defineStep } from '../../engine/define-step.ts';
import { readPropertyAddress } from '../../questions/location.ts';
import { coversTwoYears } from '../../questions/residence-history.ts';

/** More than anyone needs for two years; an endless list is a script. */
const MOST_RESIDENCES = 30;
const MOST_NAMES = 10;

const lived = residence.extend({ isCurrent: z.boolean() });

/** Applicants living in the home have already given its address; they still need to give a move-in date. */
const homeAsResidence = (stored: Application) => {
  const home = address.safeParse(readPropertyAddress(stored));
  if (stored.property.usage !== 'primaryResidence' || !home.success) return [];
  return [
    {
      id: 'residences-1',
      address: home.data,
      from: null,
      to: null,
      isCurrent: true,
      basis: 'own' as const,
      monthlyRent: null,
    },
  ];
};

/** Page 1: the applicant and two years of residences. */
export const personalInfo = defineStep({
  key: 'application',
  path: '/app/application/1',
  askedOf: 'each',
  chapter: null,
  seconds: 120,
  screen: 'personalInfo',
  aside: null,
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: ['startIncompleteNotice'],
  requires: ['receivedDisclosures'],
  answers: z.object({
    creditType,
    phone,
    citizenship,
    maritalStatus,
    militaryStatus,
    dependents: z.int().min(0).max(20),
    hasOtherNames: z.boolean(),
    otherNames: z.array(otherName).max(MOST_NAMES, 'tooMany'),
    residences: z.array(lived).min(1, 'required').max(MOST_RESIDENCES, 'tooMany'),
    hasOtherMailingAddress: z.boolean(),
    mailingAddress: address.nullable(),
  }),
  fields: [
    { name: 'creditType', kind: 'choice', options: creditType.options },
    { name: 'hasOtherNames', kind: 'yesNo' },
    {
      name: 'otherNames',
      kind: 'list',
      isAsked: ({ hasOtherNames }) => hasOtherNames === true,
      item: [{ name: 'name', kind: 'text' }],
    },
    { name: 'phone', kind: 'phone', autocomplete: 'tel-national' },
    { name: 'citizenship', kind: 'choice', options: citizenship.options },
    { name: 'maritalStatus', kind: 'choice', options: maritalStatus.options },
    { name: 'dependents', kind: 'number' },
    { name: 'militaryStatus', kind: 'choice', options: militaryStatus.options },
    {
      name: 'residences',
      kind: 'list',
      item: [
        { name: 'address', kind: 'address', autocomplete: 'street-address' },
        { name: 'from', kind: 'month' },
        { name: 'isCurrent', kind: 'yesNo' },
        { name: 'to', kind: 'month', isAsked: ({ isCurrent }) => isCurrent === false },
        { name: 'basis', kind: 'choice', options: residenceBasis.options },
        { name: 'monthlyRent', kind: 'money', isAsked: ({ basis }) => basis === 'rent' },
      ],
    },
    { name: 'hasOtherMailingAddress', kind: 'yesNo' },
    {
      name: 'mailingAddress',
      kind: 'address',
      isAsked: ({ hasOtherMailingAddress }) => hasOtherMailingAddress === true,
    },
  ],
  read: (stored, person) => {
    const part = applicantPart(stored, person);
    return {
      // Whether someone applies along was said before the offer: shown here, not asked again.
      creditType: part.creditType ?? (stored.coborrower === null ? ('individual' as const) : ('joint' as const)),
      phone: part.phone,
      citizenship: part.citizenship,
      maritalStatus: part.maritalStatus,
      militaryStatus: part.militaryStatus,
      dependents: part.dependents,
      hasOtherNames: part.hasOtherNames,
      otherNames: part.otherNames,
      residences:
        part.residences.length === 0
          ? homeAsResidence(stored)
          : part.residences.map((home) => ({ ...home, isCurrent: home.to === null })),
      hasOtherMailingAddress: part.hasOtherMailingAddress,
      mailingAddress: part.mailingAddress,
    };
  },
  write: (stored, { residences, ...answers }, person) =>
    withApplicant(stored, {
      person,
      change: { ...answers, residences: residences.map(({ isCurrent: _, ...home }) => home) },
    }),
  checkWithin: ({ creditType: said }, { application: { coborrower } }) => {
    if (said === 'joint' && coborrower === null) return [{ path: ['creditType'], code: 'jointNeedsTwo' }];
    return said === 'individual' && coborrower !== null ? [{ path: ['creditType'], code: 'twoNeedJoint' }] : [];
  },
  check: ({ residences }, asOf) => [
    ...(coversTwoYears(residences ?? [], asOf) === false
      ? [{ path: ['residences'], code: 'addressGap' as const }]
      : []),
    ...(residences ?? []).flatMap(({ from, to }, at) => [
      ...notInFuture({ path: ['residences', at, 'from'], date: from, asOf }),
      ...notInFuture({ path: ['residences', at, 'to'], date: to, asOf }),
      ...inOrder({ path: ['residences', at, 'to'], from, to }),
    ]),
  ],
});
