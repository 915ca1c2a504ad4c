import type { WrittenDocumentKind } from '#entities/contract/written-document.ts';
import type { Container } from '#server/container.ts';

const COPIES = 2;

/** Letters named by whom they go to. */
export const isToCreditor = (kind: WrittenDocumentKind): boolean => kind === 'payoffLetter' || kind === 'payoffRequest';

/** Each document with its title; for a notice issued in two copies, which copy it is, and for a letter, to whom. */
export const titled = <Row extends { kind: WrittenDocumentKind; content: { title: string } }>(
  { words }: Pick<Container, 'words'>,
  rows: readonly Row[],
): (Row & { title: string })[] =>
  rows.map((row) => {
    const same = rows.filter(({ kind }) => kind === row.kind);
    const name = isToCreditor(row.kind) ? row.content.title : words.writtenDocumentNames[row.kind];
    const copy = (same.indexOf(row) % COPIES) + 1;
    return { ...row, title: row.kind === 'rescissionNotice' && same.length > 1 ? words.copyName(name, copy) : name };
  });
