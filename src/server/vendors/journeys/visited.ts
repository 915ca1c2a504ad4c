import type { z } from 'zod';
import type { ConsentKind } from '#entities/contract/consent.ts';
import { type JourneyCapability, openJourneyStates } from '#entities/facts/journey.ts';
import type { Database } from '../../db/connect.ts';
import { addJourney, finishJourneys, journeyOfReport, moveJourney } from '../../db/repos/vendors/journeys.ts';
import { type Port, type Question, type Recorded, type Unavailable, unavailable } from '../port.ts';
import { type Keying, reportKeyOf } from '../recorded.ts';
import { resilient } from '../resilient.ts';
import type { JourneyVendor, Visit } from './journey.ts';

/** The applicant waits for it. */
const START_MS = 15_000;

export type Visited<Request, Answer> = {
  database: Pick<Database, 'db' | 'transact'>;
  capability: JourneyCapability;
  brand: string;
  vendor: JourneyVendor<Request>;
  answer: z.ZodType<Answer>;
  now: () => Date;
};

/** Gives the state of the visit that belongs to a report, or its answer. */
export const visitPort = <Request, Answer>({
  database: { db },
  vendor,
  answer,
  now,
}: Visited<Request, Answer>): Port<Request, Answer> => {
  const look = resilient<Visit<Request>, Answer>({ adapter: vendor.look, answer });
  return async (request, key) => {
    const journey = await journeyOfReport(db, key);
    const isOpen = journey !== null && openJourneyStates.includes(journey.state);
    if (!isOpen) return { answer: ended(journey?.state), raw: '' };
    const looked = await look({ request, reference: journey.reference, handle: journey.handle }, key);
    const { stage, problem } = staged(looked.answer);
    const hasExpired = stage !== 'waiting' && journey.expiresAt <= now();
    // Nothing to tell from "not begun yet" once the applicant is back.
    const state = stage === 'started' && journey.state === 'left' ? 'left' : stage;
    if (!state) return looked;
    const moved = hasExpired && state !== 'failed' ? 'expired' : state;
    await moveJourney(db, { id: journey.id, state: moved, problem: problem ?? null }, now());
    return { answer: { kind: 'unavailable', reason: 'notReady', stage: moved }, raw: looked.raw };
  };
};

const ended = (state: string | undefined): Unavailable => ({
  kind: 'unavailable',
  reason: 'notReady',
  stage: state === 'failed' ? 'failed' : state === undefined ? 'started' : 'expired',
});

const staged = (answer: unknown): Pick<Unavailable, 'stage' | 'problem'> => unavailable.safeParse(answer).data ?? {};

/** A visit is over in the transaction that stores its answer: neither is seen without the other. */
export const finishing =
  <Request, Answer>(recorded: Recorded<Request, Answer>): Recorded<Request, Answer> =>
  (question: Question<Request, Answer>) =>
    recorded({
      ...question,
      join: async (tx, received) => {
        await finishJourneys(tx, received.key);
        await question.join?.(tx, received);
      },
    });

export type StartQuestion<Request> = Pick<Question<Request, unknown>, 'subject' | 'kind' | 'request'> & {
  returnUrl: string;
};
export type BegunVisit = { kind: 'started'; url: string } | { kind: 'noConsent'; needed: ConsentKind } | Unavailable;
export type StartVisit<Request> = (question: StartQuestion<Request>) => Promise<BegunVisit>;

/** Prepares the vendor's page and keeps the visit. A second start before the first one ended is the same for the vendor. */
export const startVisit =
  <Request, Answer>(
    { database, capability, brand, vendor, now }: Visited<Request, Answer>,
    keying: Keying<Request>,
  ): StartVisit<Request> =>
  async ({ returnUrl, ...question }) => {
    const keyed = await reportKeyOf(database.db, keying, question);
    if ('needed' in keyed) return { kind: 'noConsent', needed: keyed.needed };
    const reportKey = keyed.key;
    const before = await journeyOfReport(database.db, reportKey);
    const idempotencyKey = `${reportKey}/${before?.id ?? 'first'}`;
    const signal = AbortSignal.timeout(START_MS);
    const started = await vendor
      .start(question.request, { idempotencyKey, signal, returnUrl, at: now() })
      .catch((): Unavailable => ({ kind: 'unavailable', reason: 'down' }));
    if ('kind' in started) return started;
    const { reference, url, expiresAt, handle = null } = started;
    await database.transact((tx) =>
      addJourney(tx, { ...question.subject, capability, brand, reportKey, reference, page: url, handle, expiresAt }),
    );
    return { kind: 'started', url };
  };
