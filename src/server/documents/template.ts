import type { DocumentSection, SignatureField, WrittenDocumentKind } from '#entities/contract/written-document.ts';
import type { Day } from '#entities/values/day.ts';
import type { Locale } from '#entities/values/locale.ts';
import { datedVersions, readContent } from '../content/read-content.ts';

export type TemplateBlock =
  | { kind: 'text' | 'lead' | 'list' | 'numbered'; lines: string[]; counsel: string | null }
  | { kind: 'table' | 'block'; name: string }
  | { kind: 'rows'; cells: string[][] };

/** `only` limits a part to the lines it applies to, such as those with a variable rate. */
export type TemplateSection = {
  title: string;
  only: string | null;
  plain: string | null;
  blocks: TemplateBlock[];
  place: SignatureField | null;
  layout: DocumentSection['layout'];
};
export type Template = {
  kind: WrittenDocumentKind;
  version: Day;
  title: string;
  subtitle: string | null;
  isNumbered: boolean;
  sections: TemplateSection[];
};

const folderOf = (kind: WrittenDocumentKind): string =>
  `documents/${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const read = new Map<string, Template>();

/** The text in force on a day; the first one also covers the time before it. Read once. */
export const templateOn = (kind: WrittenDocumentKind, { locale, on }: { locale: Locale; on: Day }): Template => {
  const versions = datedVersions(locale, folderOf(kind));
  const version = versions.findLast((each) => each <= on) ?? versions[0];
  if (version === undefined) throw new Error(`There is no ${kind} in ${locale}`);
  const path = `${folderOf(kind)}/${version}.md`;
  const known = read.get(`${locale}/${path}`);
  if (known) return known;
  const template = { kind, version, ...parseTemplate(readContent(locale, path), path) };
  read.set(`${locale}/${path}`, template);
  return template;
};

const HEAD = /^---\ntitle: (.+)\n(?:subtitle: (.+)\n)?(?:numbered: (no)\n)?---\n([\s\S]+)$/;
const SECTION = /^## (.+?)(?: \{(\w+)\})?(?: \[(beside|slip)\])?$/;

/** A table written in the template: its head, a line of dashes, its rows. */
const rowsBlock = (lines: readonly string[]): TemplateBlock => ({
  kind: 'rows',
  cells: lines
    .filter((line) => !/^\|[-|]+\|$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
});

const textBlock = (first: string, lines: string[], counsel: string | null): TemplateBlock => {
  if (first.startsWith('!! ')) return { kind: 'lead', lines: lines.map((line) => line.replace(/^!! /, '')), counsel };
  if (/^\d\. /.test(first)) return { kind: 'numbered', lines, counsel };
  return { kind: first.startsWith('- ') ? 'list' : 'text', lines, counsel };
};

/**
 * A part per `##`, with `>` for plain words, `!!` for a sentence set larger, `:::counsel name` around statutory wording,
 * `{{table:name}}`, `{{block:name}}` or a table of its own, and `[initial]` or `[sign]` at its end.
 */
export const parseTemplate = (
  text: string,
  path: string,
): Pick<Template, 'title' | 'subtitle' | 'isNumbered' | 'sections'> => {
  const [, title, subtitle = null, numbered, body] = HEAD.exec(text) ?? [];
  if (!title || !body) throw new Error(`${path} has no title or no text.`);
  const sections: TemplateSection[] = [];
  let counsel: string | null = null;
  for (const chunk of body.split(/\n{2,}|\n(?=:::)|(?<=^:::.*)\n/m)) {
    const lines = chunk.split('\n').filter((line) => line.trim() !== '');
    const [first = ''] = lines;
    const heading = SECTION.exec(first);
    const section = sections.at(-1);
    const fence = /^:::(?:counsel ([\w-]+))?$/.exec(first);
    const inserted = /^\{\{(table|block):(\w+)\}\}$/.exec(first);
    const place = /^\[(initial|sign)\] (.+)$/.exec(first);
    if (lines.length === 0) continue;
    if (heading?.[1]) {
      const layout = heading[3] === 'beside' || heading[3] === 'slip' ? heading[3] : 'flow';
      const only = heading[2] ?? null;
      sections.push({ title: heading[1], only, plain: null, blocks: [], place: null, layout });
    } else if (!section) throw new Error(`${path} has text before its first part.`);
    else if (fence) counsel = fence[1] ?? null;
    else if (place?.[1] && place[2]) section.place = { kind: place[1] === 'sign' ? 'sign' : 'initial', text: place[2] };
    else if (first.startsWith('> ')) section.plain = lines.map((line) => line.replace(/^> ?/, '')).join(' ');
    else if (inserted?.[2])
      section.blocks.push({ kind: inserted[1] === 'table' ? 'table' : 'block', name: inserted[2] });
    else if (first.startsWith('|')) section.blocks.push(rowsBlock(lines));
    else section.blocks.push(textBlock(first, lines, counsel));
  }
  return { title, subtitle, isNumbered: numbered === undefined, sections };
};
