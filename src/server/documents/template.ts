import type { SignatureField, WrittenDocumentKind } from '#entities/contract/written-document.ts';
import type { Day } from '#entities/values/day.ts';
import type { Locale } from '#entities/values/locale.ts';
import { datedVersions, readContent } from '../content/read-content.ts';

export type TemplateBlock =
  | { kind: 'text' | 'list'; lines: string[]; counsel: string | null }
  | { kind: 'table'; name: string };

/** `only` limits a part to the lines it applies to, such as those with a variable rate. */
export type TemplateSection = {
  title: string;
  only: string | null;
  plain: string | null;
  blocks: TemplateBlock[];
  place: SignatureField | null;
};
export type Template = { kind: WrittenDocumentKind; version: Day; title: string; sections: TemplateSection[] };

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

const SECTION = /^## (.+?)(?: \{(\w+)\})?$/;

/** A part per `##`, with `>` for plain words, `:::counsel name` around statutory wording, `{{table:name}}`, and `[initial]` or `[sign]` at its end. */
export const parseTemplate = (text: string, path: string): Pick<Template, 'title' | 'sections'> => {
  const [, title, body] = /^---\ntitle: (.+)\n---\n([\s\S]+)$/.exec(text) ?? [];
  if (!title || !body) throw new Error(`${path} has no title or no text.`);
  const sections: TemplateSection[] = [];
  let counsel: string | null = null;
  for (const chunk of body.split(/\n{2,}|\n(?=:::)|(?<=^:::.*)\n/m)) {
    const lines = chunk.split('\n').filter((line) => line.trim() !== '');
    const [first = ''] = lines;
    const heading = SECTION.exec(first);
    const section = sections.at(-1);
    const fence = /^:::(?:counsel ([\w-]+))?$/.exec(first);
    const table = /^\{\{table:(\w+)\}\}$/.exec(first);
    const place = /^\[(initial|sign)\] (.+)$/.exec(first);
    if (lines.length === 0) continue;
    if (heading?.[1])
      sections.push({ title: heading[1], only: heading[2] ?? null, plain: null, blocks: [], place: null });
    else if (!section) throw new Error(`${path} has text before its first part.`);
    else if (fence) counsel = fence[1] ?? null;
    else if (place?.[1] && place[2]) section.place = { kind: place[1] === 'sign' ? 'sign' : 'initial', text: place[2] };
    else if (first.startsWith('> ')) section.plain = lines.map((line) => line.replace(/^> ?/, '')).join(' ');
    else if (table?.[1]) section.blocks.push({ kind: 'table', name: table[1] });
    else section.blocks.push({ kind: first.startsWith('- ') ? 'list' : 'text', lines, counsel });
  }
  return { title, sections };
};
