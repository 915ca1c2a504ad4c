import type { DocumentToSign } from '#entities/contract/signing-view.ts';

export type OpenSignature = { paperId: string; section: number; kind: 'initial' | 'sign' };

/** Every signature field still unsigned, in document order. */
export const openSignatures = (papers: readonly DocumentToSign[]): OpenSignature[] =>
  papers.flatMap(({ id, sections, marked, state }) =>
    state !== 'prepared'
      ? []
      : sections.flatMap((part, section) =>
          part.place !== null && !marked.includes(part.id) ? [{ paperId: id, section, kind: part.place.kind }] : [],
        ),
  );
