import type { PaperToSign } from '#entities/contract/signing-view.ts';

export type OpenPlace = { paperId: string; section: number; kind: 'initial' | 'sign' };

/** Every place that still wants a press, in the order of the papers. */
export const openPlaces = (papers: readonly PaperToSign[]): OpenPlace[] =>
  papers.flatMap(({ id, sections, marked, state }) =>
    state !== 'prepared'
      ? []
      : sections.flatMap((part, section) =>
          part.place !== null && !marked.includes(part.id) ? [{ paperId: id, section, kind: part.place.kind }] : [],
        ),
  );
