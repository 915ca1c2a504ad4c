import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ConsentKind } from '#entities/contract/consent.ts';
import type { CreditLook } from '#entities/facts/credit-file.ts';
import type { Person } from '#entities/values/person.ts';
import type { Database, Reader } from '../db/connect.ts';
import type { KeyRing } from '../db/key-ring.ts';
import { findConsent } from '../db/repos/application/consents.ts';
import { answerReport, claimReport, findReport } from '../db/repos/application/reports.ts';
import type { Port, Question, Recorded, Unavailable } from './port.ts';

/** What tells one request from another. */
export type Keying<Request> = {
  /** The applicant's consent a request needs; null where it is about the property only. */
  consentFor: (request: Request) => ConsentKind | null;
  /** Everyone else the request is about: they have to consent as well. */
  alsoAbout?: (request: Request) => readonly Person[];
  /** Of a credit report, stored beside it so that soft and hard ones are told apart. */
  lookOf?: (request: Request) => CreditLook;
  /** Identifies repeats of the same request where no consent distinguishes them. */
  sameness?: (request: Request) => unknown;
  /** Tells requests under one consent apart, where it covers several. */
  turnOf?: (request: Request) => string;
};

type Recording<Request, Answer> = Keying<Request> & {
  database: Pick<Database, 'db' | 'transact'>;
  ring: KeyRing;
  port: Port<Request, Answer>;
  answer: z.ZodType<Answer>;
};

/** The key of the report that a request's answer is stored under, or the consent it lacks. */
export const reportKeyOf = async <Request>(
  db: Reader,
  { consentFor, alsoAbout = () => [], sameness = (request) => request, turnOf }: Keying<Request>,
  { subject, kind, request }: Pick<Question<Request, unknown>, 'subject' | 'kind' | 'request'>,
): Promise<{ key: string } | { needed: ConsentKind }> => {
  const needed = consentFor(request);
  if (needed === null) return { key: keyOf({ subject, kind }, hashOf(sameness(request))) };
  const consents: string[] = [];
  for (const person of [subject.person, ...alsoAbout(request)]) {
    const consent = await findConsent(db, { ...subject, person, kind: needed });
    if (consent === null) return { needed };
    consents.push(consent);
  }
  const mark = consents.join('+');
  return { key: keyOf({ subject, kind }, turnOf ? `${mark}/${turnOf(request)}` : mark) };
};

export const keyOf = ({ subject, kind }: Pick<Question<unknown, unknown>, 'subject' | 'kind'>, mark: string): string =>
  [kind, subject.applicationId, subject.person, mark].join('/');

/**
 * The only access to a vendor: checks the applicant's consent itself, sends a repeated request only once, and stores every
 * answer as a report. Callers cannot skip any of it, since the bare port never leaves the container.
 */
export const recorded =
  <Request, Answer extends { kind: string }>({
    database: { db, transact },
    ring,
    port,
    answer,
    ...keying
  }: Recording<Request, Answer>): Recorded<Request, Answer> =>
  async ({ subject, kind, request, join }: Question<Request, Answer>) => {
    const keyed = await reportKeyOf(db, keying, { subject, kind, request });
    if ('needed' in keyed) return { key: null, answer: { kind: 'noConsent', needed: keyed.needed } };
    const { key } = keyed;

    const look = keying.lookOf?.(request) ?? null;
    const claimed = await claimReport(db, { ...subject, kind, idempotencyKey: key, look });
    if (!claimed) {
      const earlier = await findReport(db, key);
      const isAnswered = earlier?.answer && earlier.outcome !== 'asking';
      return { key, answer: isAnswered ? answer.parse(earlier.answer) : { kind: 'asking' } };
    }
    const told = await port(request, key);
    await transact(async (tx) => {
      await answerReport(tx, { id: claimed, key, ring, ...told });
      const { answer } = told;
      if (isAnswer(answer)) await join?.(tx, { key, answer });
    });
    return { key, answer: told.answer };
  };

const isAnswer = <Answer extends { kind: string }>(told: Answer | Unavailable): told is Answer =>
  told.kind !== 'unavailable';

/** Identifies a request about a home: the same words give the same hash. */
const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
