import type { Adapter } from '../port.ts';
import { lotOf } from '../sandbox/lot.ts';
import type { PersonaBook } from '../sandbox/persona-book.ts';
import { type SandboxSurroundings, switched } from '../sandbox/switched.ts';
import type { FloodAnswer, FloodRequest } from './port.ts';

const zones = ['X', 'X', 'X', 'X', 'X', 'X', 'X', 'B', 'AE', 'A'] as const;

export const sandboxFlood = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<FloodRequest> =>
  switched<FloodRequest, FloodAnswer>(surroundings, {
    vendor: 'flood',
    answer: ({ address, asOf }) => {
      const known = book.findHome(address)?.flood;
      const lot = lotOf(address.line1, address.zip);
      const made = {
        zone: lot.oneOf('zone', zones),
        communityNumber: String(lot.whole('community', [10_000, 560_999])),
      };
      return { kind: 'found', address, determination: { ...(known ?? made), determinedOn: asOf } };
    },
    twists: { thin: () => ({ kind: 'notFound' }) },
  });
