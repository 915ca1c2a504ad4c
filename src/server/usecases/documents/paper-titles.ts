import type { PaperKind } from '#entities/contract/written-paper.ts';
import { copyName, paperNames } from '#words/en/paper-names.ts';

const COPIES = 2;

/** Each paper with its name; of a notice that comes twice, which copy it is. */
export const titled = <Row extends { kind: PaperKind }>(rows: readonly Row[]): (Row & { title: string })[] =>
  rows.map((row) => {
    const same = rows.filter(({ kind }) => kind === row.kind);
    const name = paperNames[row.kind];
    const copy = (same.indexOf(row) % COPIES) + 1;
    return { ...row, title: row.kind === 'rescissionNotice' && same.length > 1 ? copyName(name, copy) : name };
  });
