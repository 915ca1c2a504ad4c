import type { PaperKind } from '#entities/contract/written-paper.ts';
import type { Container } from '#server/container.ts';

const COPIES = 2;

/** Each paper with its name; of a notice that comes twice, which copy it is. */
export const titled = <Row extends { kind: PaperKind }>(
  { words }: Pick<Container, 'words'>,
  rows: readonly Row[],
): (Row & { title: string })[] =>
  rows.map((row) => {
    const same = rows.filter(({ kind }) => kind === row.kind);
    const name = words.paperNames[row.kind];
    const copy = (same.indexOf(row) % COPIES) + 1;
    return { ...row, title: row.kind === 'rescissionNotice' && same.length > 1 ? words.copyName(name, copy) : name };
  });
