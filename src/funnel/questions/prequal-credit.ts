import type { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import type { Day } from '#entities/values/day.ts';
import { email } from '#entities/values/email.ts';
import { positiveDollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import { applicantPart, withApplicant } from '../engine/applicant-part.ts';
import { adult } from '../engine/calendar-checks.ts';
import {
  birthAndSsnFields,
  consentField,
  identityChange,
  legalIdentity,
  nameFields,
  readLegalIdentity,
} from './legal-identity.ts';

/** `credit` and the entry `credit-check` ask the same questions. */
export const prequalCreditAnswers = legalIdentity.extend({ email, annualIncome: positiveDollars });
type PrequalCreditAnswers = z.infer<typeof prequalCreditAnswers>;

export const prequalCreditFields = [
  ...nameFields,
  { name: 'email', kind: 'email', autocomplete: 'email' },
  ...birthAndSsnFields,
  { name: 'annualIncome', kind: 'money' },
  consentField,
] as const;

export const readPrequalCredit = (application: Application, person: Person) => {
  const part = applicantPart(application, person);
  return { ...readLegalIdentity(part), email: part.email, annualIncome: part.annualIncome };
};

export const writePrequalCredit = (
  application: Application,
  answers: PrequalCreditAnswers,
  person: Person,
): Application => {
  const { email: address, annualIncome, ...identity } = answers;
  const change = identityChange(identity, applicantPart(application, person));
  return withApplicant(application, { person, change: { ...change, email: address, annualIncome } });
};

export const checkPrequalCredit = ({ dateOfBirth }: { dateOfBirth: Day | null }, asOf: Day) =>
  adult({ path: ['dateOfBirth'], date: dateOfBirth, asOf });
