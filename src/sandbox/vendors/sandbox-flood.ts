import { toDay } from '#entities/values/day.ts';
import type { FloodAnswer, FloodRequest } from '#server/vendors/flood/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import { lotOf } from './lot.ts';
import type { PersonaBook } from './persona-book.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

const MAPPED_ON = toDay('2014-07-16');
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
      const map = { mapPanel: `${(known ?? made).communityNumber}0041D`, mapPanelOn: MAPPED_ON, participates: true };
      return { kind: 'found', address, determination: { ...map, ...(known ?? made), determinedOn: asOf } };
    },
    twists: { thin: () => ({ kind: 'notFound' }) },
  });
