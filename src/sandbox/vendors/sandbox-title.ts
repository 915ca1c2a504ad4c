import type { Adapter } from '#server/vendors/port.ts';
import type { TitleAnswer, TitleRequest } from '#server/vendors/title/port.ts';
import type { PersonaBook } from './persona-book.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

/** The sandbox's land records agree with the applicant, unless a persona's story says otherwise. */
export const sandboxTitle = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<TitleRequest> =>
  switched<TitleRequest, TitleAnswer>(surroundings, {
    vendor: 'title',
    answer: ({ address, stated }) => ({
      kind: 'found',
      address,
      record: book.findHome(address)?.title ?? {
        holder: 'person',
        trustKind: null,
        names: stated.names,
        acquiredOn: stated.acquiredOn,
        openLiens: [],
      },
    }),
    twists: {
      thin: () => ({ kind: 'notFound' }),
      inconsistent: (answer) =>
        answer.kind === 'found'
          ? { ...answer, record: { ...answer.record, names: [...answer.record.names, 'Agnes Thorne'] } }
          : answer,
    },
  });
