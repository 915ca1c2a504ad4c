import { z } from 'zod';
import type { ConsentKind } from '#entities/contract/consent.ts';
import { journeyProblem, journeyState } from '#entities/facts/journey.ts';
import { noAnswerReason } from '#entities/facts/outside-question.ts';
import { reportKind } from '#entities/facts/report-kind.ts';
import type { Person } from '#entities/values/person.ts';
import type { Tx } from '../db/connect.ts';

/** No answer, and why: the only outcome worth retrying. */
export const unavailable = z.object({
  kind: z.literal('unavailable'),
  reason: noAnswerReason,
  /** Of a visit under way at the vendor, where that is why. */
  stage: journeyState.exclude(['finished']).optional(),
  problem: journeyProblem.optional(),
});
export type Unavailable = z.infer<typeof unavailable>;

/**
 * A vendor's reply: the answer in our terms, not yet validated, the vendor's raw response for the record, and how long it wants
 * to be left alone.
 */
export type Told = { answer: unknown; raw: string; retryAfterMs?: number | null };
export type Sending = { idempotencyKey: string; signal: AbortSignal };

/** An adapter or a sandbox: one request, one answer. It may throw; the wrapper around it never does. */
export type Adapter<Request> = (request: Request, sending: Sending) => Promise<Told>;

export type Answered<Answer> = { answer: Answer | Unavailable; raw: string };
/** An adapter with its timeout, retries and circuit breaker: the answer has the promised shape or is `unavailable`. */
export type Port<Request, Answer> = (request: Request, idempotencyKey: string) => Promise<Answered<Answer>>;

export const storedReportKind = z.enum([
  ...reportKind.options,
  'flood',
  'title',
  'payrollIncome',
  'bankIncome',
  'staffIncome',
  'insurance',
  'identity',
  'employmentCheck',
  'homeRecord',
]);
export type StoredReportKind = z.infer<typeof storedReportKind>;

export type Subject = { applicationId: string; person: Person };
export type Question<Request, Answer> = {
  subject: Subject;
  kind: StoredReportKind;
  request: Request;
  /** Applies the answer's changes in the transaction that stores it: neither is visible without the other. */
  join?: (tx: Tx, received: { key: string; answer: Answer }) => Promise<void>;
};

/** `asking`: the same request is under way elsewhere. `noConsent`: the applicant has not consented, so no vendor was called. */
export type NotTold = Unavailable | { kind: 'asking' } | { kind: 'noConsent'; needed: ConsentKind };

/** `key` names the report that holds the answer; null where there is none. */
export type Recorded<Request, Answer> = (
  question: Question<Request, Answer>,
) => Promise<{ key: string | null; answer: Answer | NotTold }>;
