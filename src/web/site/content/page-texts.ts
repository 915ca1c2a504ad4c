import { z } from 'zod';
import { type Day, toDay } from '#entities/values/day.ts';
import { fillFigures } from './fill-figures.ts';
import { readFrontMatter } from './front-matter.ts';
import { type Block, blockText, parseMarkdown } from './parse-markdown.ts';
import { type Topic, topic } from './topics.ts';

type Text = { title: string; blocks: Block[] };
/** Drawn from the rules beside the text that explains it. */
const picture = z.enum(['house', 'payments', 'debts', 'prime', 'scores', 'papers', 'days']);
export type ArticlePictureName = z.infer<typeof picture>;
export type Post = Text & {
  slug: string;
  day: Day;
  summary: string;
  topic: Topic;
  picture: ArticlePictureName;
  minutes: number;
};
export type Answer = Text & { slug: string; topic: Topic; place: number };
export type LegalText = Text & { day: Day; summary: string };

export type Source = { path: string; text: string };
export type Figures = Readonly<Record<string, string>>;

const line = z.string().trim().min(3).max(200);
const summary = z.string().trim().min(40).max(160);
const postHead = z.strictObject({ title: line.max(70), summary, topic, picture });
const answerHead = z.strictObject({ question: line.max(90), topic, place: z.coerce.number().int().min(1) });
const legalHead = z.strictObject({ title: line.max(70), summary });

const WORDS_A_MINUTE = 220;
const minutesFor = (blocks: readonly Block[]): number =>
  Math.ceil(blocks.flatMap((block) => blockText(block).split(/\s+/)).length / WORDS_A_MINUTE);

const named = (path: string, pattern: RegExp): Record<string, string> => {
  const groups = pattern.exec(path)?.groups;
  if (!groups) throw new Error(`${path} has a name its folder does not take`);
  return groups;
};

/** `content/en/insights/2026-10-28-the-payment-after-the-draw.md` */
export const postOf = (source: Source, figures: Figures): Post => {
  const { day, slug } = named(source.path, /\/(?<day>\d{4}-\d{2}-\d{2})-(?<slug>[a-z0-9-]+)\.md$/);
  const { head, body } = readFrontMatter({ ...source, text: fillFigures({ ...source, figures }) }, postHead);
  const blocks = parseMarkdown(body);
  return { slug: slug ?? '', day: toDay(day ?? ''), ...head, minutes: minutesFor(blocks), blocks };
};

/** `content/en/faq/how-is-my-rate-set.md` */
export const answerOf = (source: Source, figures: Figures): Answer => {
  const { slug } = named(source.path, /\/(?<slug>[a-z0-9-]+)\.md$/);
  const { head, body } = readFrontMatter({ ...source, text: fillFigures({ ...source, figures }) }, answerHead);
  const { question: title, ...rest } = head;
  return { slug: slug ?? '', title, ...rest, blocks: parseMarkdown(body) };
};

/** `content/en/terms-of-use/2026-11-01.md`. Agreed to as written: the only figures filled in are the lender's name and number. */
export const legalTextOf = (source: Source, figures: Figures): LegalText => {
  const { day } = named(source.path, /\/(?<day>\d{4}-\d{2}-\d{2})\.md$/);
  const own = Object.fromEntries(Object.entries(figures).filter(([name]) => name.startsWith('lender.')));
  const { head, body } = readFrontMatter({ ...source, text: fillFigures({ ...source, figures: own }) }, legalHead);
  return { day: toDay(day ?? ''), ...head, blocks: parseMarkdown(body) };
};

export const legalFolders = ['privacy-statement', 'privacy-notice', 'terms-of-use', 'e-consent', 'license'] as const;
export type LegalFolder = (typeof legalFolders)[number];
const isLegal = (folder: string): folder is LegalFolder => legalFolders.some((each) => each === folder);

/** Any text of `content/`, by the folder it is in. */
export const pageTextOf = (source: Source, figures: Figures): Post | Answer | LegalText => {
  const { folder = '' } = named(source.path, /\/content\/[a-zA-Z-]+\/(?<folder>[a-z-]+)\/[^/]+$/);
  if (folder === 'insights') return postOf(source, figures);
  if (folder === 'faq') return answerOf(source, figures);
  if (isLegal(folder)) return legalTextOf(source, figures);
  throw new Error(`${source.path}: no page reads this folder`);
};
