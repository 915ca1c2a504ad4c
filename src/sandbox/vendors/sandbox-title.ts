import type { Adapter } from '#server/vendors/port.ts';
import type { TitleAnswer, TitleRequest } from '#server/vendors/title/port.ts';
import { lotOf } from './lot.ts';
import type { PersonaBook } from './persona-book.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

/** The sandbox's land records agree with the applicant, unless a persona's story says otherwise. */
export const sandboxTitle = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<TitleRequest> =>
  switched<TitleRequest, TitleAnswer>(surroundings, {
    vendor: 'title',
    answer: ({ address, stated }) => {
      const found = book.findHome(address)?.title ?? {
        holder: 'person' as const,
        trustKind: null,
        names: [],
        acquiredOn: stated.acquiredOn,
        openLiens: [],
      };
      const record = { ...found, names: found.names.length > 0 ? found.names : stated.names };
      const lot = lotOf(address.line1, address.zip);
      const [plat, volume] = [lot.whole('lot', [1, 90]), lot.whole('book', [10, 400])];
      const land = {
        vesting: record.names.join(' and '),
        legalDescription: `Lot ${plat}, Block ${lot.whole('block', [1, 12])}, of the plat recorded in Book ${volume}, Page ${lot.whole('page', [1, 300])}, ${address.county ?? 'the county'} records (made up)`,
        parcelNumber: `${lot.whole('map', [100, 999])}-${lot.whole('parcel', [10, 99])}-${plat}`,
      };
      return { kind: 'found', address, record: { ...land, ...record } };
    },
    twists: {
      thin: () => ({ kind: 'notFound' }),
      inconsistent: (answer) =>
        answer.kind === 'found'
          ? { ...answer, record: { ...answer.record, names: [...answer.record.names, 'Agnes Thorne'] } }
          : answer,
    },
  });
