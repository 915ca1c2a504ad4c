import type { JourneyProblem, JourneyState } from '#entities/facts/journey.ts';
import type { Told, Unavailable } from '../port.ts';

type Stage = NonNullable<Unavailable['stage']>;

const notReady = (stage: Stage, raw: string, problem?: JourneyProblem): Told => ({
  answer: { kind: 'unavailable', reason: 'notReady', stage, ...(problem && { problem }) } satisfies Unavailable,
  raw,
});

/** A vendor's reply to `look` while there is no answer. */
export const visitIs = {
  /** The applicant has not finished on the vendor's page. */
  started: (raw: string) => notReady('started', raw),
  left: (raw: string) => notReady('left', raw),
  /** The applicant finished; the vendor works on it. */
  waiting: (raw: string) => notReady('waiting', raw),
  expired: (raw: string) => notReady('expired', raw),
  failed: (problem: JourneyProblem, raw: string) => notReady('failed', raw, problem),
} as const satisfies Record<Exclude<JourneyState, 'finished'>, unknown>;
