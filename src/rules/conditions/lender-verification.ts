import { z } from 'zod';
import { creditAlertKind } from '#entities/facts/credit-file.ts';
import { person } from '#entities/values/person.ts';
import { type ConditionCode, conditionCode } from './condition-catalog.ts';
import { type ConditionRequest, makeRequest } from './condition-request.ts';

/** Facts about a person that staff establish themselves. */
export const verificationSubject = z.enum([...creditAlertKind.options, 'militaryService']);
export type VerificationSubject = z.infer<typeof verificationSubject>;

export const verificationStep = z.enum([
  'calledNumber',
  'otherSteps',
  'calledContact',
  'metInPerson',
  'confirmedAddress',
  'askedBureau',
  'notOnActiveDuty',
  'onActiveDuty',
]);
export type VerificationStep = z.infer<typeof verificationStep>;

/** FCRA 605A(h)(1): the number given, or other reasonable steps. 605A(h)(2): an extended alert takes the contact it designates, or the person. */
export const stepsFor = {
  initialFraud: ['calledNumber', 'otherSteps'],
  activeDuty: ['calledNumber', 'otherSteps'],
  extendedFraud: ['calledContact', 'metInPerson'],
  addressDiscrepancy: ['confirmedAddress'],
  deathClaim: ['metInPerson', 'askedBureau'],
  suppressedFile: ['askedBureau'],
  militaryService: ['notOnActiveDuty', 'onActiveDuty'],
} as const satisfies Record<VerificationSubject, readonly VerificationStep[]>;

const verification = z.object({ person, about: verificationSubject });
export type Verification = z.infer<typeof verification>;

/** A task for the lender about one person. */
export const verificationRequest = (code: ConditionCode, { person: whose, about }: Verification): ConditionRequest =>
  makeRequest({ code, kind: 'information' }, { owner: 'lender', subjectId: `${whose}/${about}` });

export const verificationOf = (subjectId: string | null): Verification | null => {
  const [whose, about] = (subjectId ?? '').split('/');
  return verification.safeParse({ person: whose, about }).data ?? null;
};

export const isVerifiedByStaff = (code: ConditionCode): boolean =>
  code === conditionCode.creditAlert || code === conditionCode.militaryService;

export const isPossibleStep = ({ about }: Verification, step: VerificationStep): boolean =>
  stepsFor[about].some((each) => each === step);
