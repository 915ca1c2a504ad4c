import type { PAGE_WIDTHS } from '#entities/contract/documents/document-pages.ts';

/** A page as a picture, by the link of its document. */
export const pageUrl = (link: string, page: number, width: (typeof PAGE_WIDTHS)[number]): string =>
  `${link.replace('?', `/pages/${page}?`)}&width=${width}`;
