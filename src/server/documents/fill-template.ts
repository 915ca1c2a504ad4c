import type {
  DocumentBlock,
  DocumentSection,
  DocumentTable,
  TextRun,
  WrittenDocument,
  WrittenDocumentKind,
} from '#entities/contract/written-document.ts';
import type { Day } from '#entities/values/day.ts';
import { type TemplateBlock, type TemplateSection, templateOn } from './template.ts';

/** The inputs of a template: texts and tables by name, and which of its parts apply. A list is a text of several lines. */
export type SlotValues = {
  texts: Readonly<Record<string, string>>;
  tables: Readonly<Record<string, DocumentTable>>;
  /** Other blocks by name, such as the strip of days. */
  blocks?: Readonly<Record<string, DocumentBlock>>;
  applies: readonly string[];
};

export type DocumentHead = Pick<
  WrittenDocument,
  'locale' | 'preparedOn' | 'loanNumber' | 'lender' | 'recipient' | 'home'
> & { badge?: WrittenDocument['badge'] };

const SLOT = /\{\{(\w+)\}\}/g;

/** A document without one of its values is not written: never a blank. */
export class MissingValue extends Error {
  readonly kind: WrittenDocumentKind;
  readonly value: string;
  constructor(kind: WrittenDocumentKind, value: string) {
    super(`The document ${kind} needs ${value}, which is not known.`);
    this.kind = kind;
    this.value = value;
  }
}

const missing = (kind: WrittenDocumentKind, name: string): never => {
  throw new MissingValue(kind, name);
};

const runsOf = (text: string, write: (part: string) => string): TextRun[] =>
  text
    .split(/\*\*/)
    .map((part, index) => ({ text: write(part), isStrong: index % 2 === 1 }))
    .filter((run) => run.text !== '');

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Values are inserted after the markup is parsed, so that typed text stays plain text. */
export const fillTemplate = (
  kind: WrittenDocumentKind,
  { head, values, on }: { head: DocumentHead; values: SlotValues; on: Day },
): WrittenDocument => {
  const { title, subtitle, isNumbered, version, sections } = templateOn(kind, { locale: head.locale, on });
  const write = (part: string): string =>
    part.replace(SLOT, (_, name: string) => values.texts[name] ?? missing(kind, name));
  const blockOf = (block: TemplateBlock, caption: string): DocumentBlock[] => {
    if (block.kind === 'rows') {
      const [head = [], ...rows] = block.cells.map((row) => row.map(write));
      return [{ kind: 'table', caption, columns: head.map((label) => ({ label, align: 'left' })), rows }];
    }
    if ('name' in block)
      return [
        (block.kind === 'table' ? values.tables[block.name] : values.blocks?.[block.name]) ?? missing(kind, block.name),
      ];
    const { counsel } = block;
    if (block.kind === 'text' || block.kind === 'lead')
      return [{ kind: block.kind, runs: runsOf(block.lines.join(' '), write), counsel }];
    const items = block.lines.flatMap((line) => {
      const item = line.replace(/^(?:-|\d\.) /, '');
      const only = /^\{\{(\w+)\}\}$/.exec(item)?.[1];
      const several = only === undefined ? [item] : write(item).split('\n');
      return several.map((each) => (only === undefined ? runsOf(each, write) : [{ text: each, isStrong: false }]));
    });
    return [{ kind: 'list', items, isNumbered: block.kind === 'numbered', counsel }];
  };
  const sectionOf = ({ title: heading, plain, blocks, place, layout }: TemplateSection): DocumentSection => ({
    id: idOf(heading),
    title: write(heading),
    plain: plain && write(plain),
    blocks: blocks.flatMap((block) => blockOf(block, write(heading))),
    place: place && { ...place, text: write(place.text) },
    layout,
  });
  const used = sections.filter(({ only }) => only === null || values.applies.includes(only));
  return {
    kind,
    title: write(title),
    subtitle: subtitle && write(subtitle),
    isNumbered,
    version,
    badge: null,
    ...head,
    sections: used.map(sectionOf),
  };
};
