import type { PullState } from '#entities/facts/outside-question.ts';
import type { Unavailable } from '#server/vendors/port.ts';

/** A visit's stage as the applicant meets it. */
export const pullStateOf = {
  started: 'yourTurn',
  left: 'yourTurn',
  waiting: 'asking',
  expired: 'expired',
  failed: 'failed',
} as const satisfies Record<NonNullable<Unavailable['stage']>, PullState>;

type VisitState = (typeof pullStateOf)[keyof typeof pullStateOf];

/** The answer's kind; of a visit under way, its stage. */
export const outcomeOf = <Kind extends string>(
  answer: { kind: Kind } & Partial<Pick<Unavailable, 'stage'>>,
): Kind | VisitState => (answer.stage ? pullStateOf[answer.stage] : answer.kind);
