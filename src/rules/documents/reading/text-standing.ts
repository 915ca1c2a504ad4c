import type { DocumentPage, DocumentPages } from '#entities/contract/documents/document-pages.ts';

/** `none`: a picture of a paper. `without`: pages with hardly any text. `read`: how far it was read, where not to the end. */
export type TextStanding = { kind: 'none' } | { kind: 'some'; without: number[]; read: number | null };

/** A fax machine or a scanning app writes a line of its own above the picture of a page. */
const STAMP = 100;

const hasText = ({ runs }: DocumentPage): boolean =>
  runs.reduce((letters, { text }) => letters + text.replace(/\s/g, '').length, 0) > STAMP;

/** Whether anything on these pages can be read as text: of a picture, figures are read by a person. */
export const hasAnyText = (pages: readonly DocumentPage[]): boolean => pages.some(hasText);

/** What of a document was read as text, and what is left to a person. */
export const textStanding = ({ pages, read }: DocumentPages): TextStanding => {
  if (!hasAnyText(pages)) return { kind: 'none' };
  const without = pages.slice(0, read).flatMap((page, at) => (hasText(page) ? [] : [at + 1]));
  return { kind: 'some', without, read: read < pages.length ? read : null };
};
