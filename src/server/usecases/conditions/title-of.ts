import type { Container } from '#server/container.ts';
import type { Condition } from './reconcile-conditions.ts';

/** What a condition is called in a mail: staff's own words, the document, or the code's. */
export const titleOf = (
  { words }: Pick<Container, 'words'>,
  { title, request }: Pick<Condition, 'title' | 'request'>,
): string =>
  title ??
  (request.documentType ? words.documentLabel(request.documentType) : words.conditionWords[request.code].title);
