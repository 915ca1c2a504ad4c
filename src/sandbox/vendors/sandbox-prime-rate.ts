import { primeHistory } from '#policy/prime-history.ts';
import type { Adapter } from '#server/vendors/port.ts';
import type { PrimeAnswer, PrimeRequest } from '#server/vendors/prime-rate/port.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

/** The published history; when set to inconsistent, it reports an unpublished rate. */
export const sandboxPrimeRate = (surroundings: SandboxSurroundings): Adapter<PrimeRequest> =>
  switched<PrimeRequest, PrimeAnswer>(surroundings, {
    vendor: 'primeRate',
    answer: ({ asOf }) => {
      const current = primeHistory.findLast(({ from }) => from <= asOf);
      return current ? { kind: 'found', rate: current.rate, effectiveFrom: current.from } : { kind: 'notFound' };
    },
    twists: {
      thin: () => ({ kind: 'notFound' }),
      inconsistent: (answer, { asOf }) =>
        answer.kind === 'found' ? { ...answer, rate: answer.rate + 400, effectiveFrom: asOf } : answer,
    },
  });
