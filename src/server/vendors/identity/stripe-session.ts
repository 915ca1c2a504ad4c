import { z } from 'zod';
import { toDay } from '#entities/values/day.ts';
import { visitIs } from '../journeys/stage.ts';
import type { Told, Unavailable } from '../port.ts';
import { isSameName } from '../same-person.ts';
import type { IdentityAnswer, IdentityRequest } from './port.ts';

const dob = z.object({ day: z.int(), month: z.int(), year: z.int() });

/** Only what we compare: address, number and pictures stay with the vendor. */
export const stripeSession = z.object({
  id: z.string().min(1),
  status: z.enum(['requires_input', 'processing', 'verified', 'canceled']),
  last_error: z.object({ code: z.string().nullable() }).nullable(),
  last_verification_report: z.string().nullable().optional(),
  verified_outputs: z
    .object({ first_name: z.string().nullable(), last_name: z.string().nullable(), dob: dob.nullable().optional() })
    .nullable()
    .optional(),
});
export type StripeSession = z.infer<typeof stripeSession>;

type Doubts = Extract<IdentityAnswer, { kind: 'unsure' }>['doubts'];

const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = ({ year, month, day }: z.infer<typeof dob>): string => `${year}-${two(month)}-${two(day)}`;

/** What is missing is in doubt: the vendor's yes is about the document, not about our applicant. */
const doubtsAbout = ({ verified_outputs: read }: StripeSession, request: IdentityRequest): Doubts => {
  const isNamed =
    isSameName(read?.first_name ?? '', request.firstName) && isSameName(read?.last_name ?? '', request.lastName);
  const isBorn = read?.dob ? dayOf(read.dob) === toDay(request.dateOfBirth) : false;
  return [...(isNamed ? [] : ['name' as const]), ...(isBorn ? [] : ['dateOfBirth' as const])];
};

/** For the record, without anything of the document. */
const kept = ({ id, status, last_error, last_verification_report }: StripeSession): string =>
  JSON.stringify({ id, status, error: last_error?.code ?? null, report: last_verification_report ?? null });

const afterError = (code: string, { raw, asOf }: { raw: string; asOf: IdentityRequest['asOf'] }): Told => {
  const unsure = (doubt: 'ssn' | 'document'): Told => ({
    answer: { kind: 'unsure', checkedOn: asOf, doubts: [doubt] } satisfies IdentityAnswer,
    raw,
  });
  if (code === 'abandoned') return visitIs.left(raw);
  if (code === 'consent_declined') return visitIs.failed('declined', raw);
  if (code.startsWith('id_number_')) return unsure('ssn');
  if (/^(document_|selfie_)/.test(code) || code === 'under_supported_age') return unsure('document');
  return visitIs.failed('refused', raw);
};

/** A session in our terms. One of another visit is nobody's answer here. */
export const identityFromStripe = (
  session: StripeSession,
  { request, reference }: { request: IdentityRequest; reference: string },
): Told => {
  const raw = kept(session);
  const code = session.last_error?.code ?? null;
  if (session.id !== reference)
    return { answer: { kind: 'unavailable', reason: 'garbage' } satisfies Unavailable, raw };
  switch (session.status) {
    case 'processing':
      return visitIs.waiting(raw);
    case 'canceled':
      return visitIs.expired(raw);
    case 'requires_input':
      return code === null ? visitIs.started(raw) : afterError(code, { raw, asOf: request.asOf });
    case 'verified': {
      const doubts = doubtsAbout(session, request);
      const checkedOn = request.asOf;
      const answer: IdentityAnswer =
        doubts.length === 0 ? { kind: 'found', checkedOn } : { kind: 'unsure', checkedOn, doubts };
      return { answer, raw };
    }
  }
};
