import type { DocumentToSign } from '#entities/contract/signing-view.ts';

export type SignaturePlace = {
  paperId: string;
  sectionId: string;
  title: string;
  kind: 'initial' | 'sign';
  isOpen: boolean;
};

/** Every place to sign in the packet, in document order. A declined document has none until it is taken up again. */
export const signaturePlaces = (papers: readonly DocumentToSign[]): SignaturePlace[] =>
  papers.flatMap(({ id: paperId, sections, marked, state }) =>
    state === 'declined'
      ? []
      : sections.flatMap(({ id: sectionId, title, place }) =>
          place === null
            ? []
            : [
                {
                  paperId,
                  sectionId,
                  title,
                  kind: place.kind,
                  isOpen: state === 'prepared' && !marked.includes(sectionId),
                },
              ],
        ),
  );

/** The places still unsigned. */
export const openSignatures = (papers: readonly DocumentToSign[]): SignaturePlace[] =>
  signaturePlaces(papers).filter(({ isOpen }) => isOpen);
