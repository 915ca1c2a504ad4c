import { type Day, toDay } from '#entities/day.ts';
import { type Block, parseMarkdown } from './parse-markdown.ts';

export type Article = { slug: string; day: Day; title: string; summary: string; minutes: number; blocks: Block[] };

const FILE = /(?<day>\d{4}-\d{2}-\d{2})(?:-(?<slug>[a-z0-9-]+))?\.md$/;
const PARTS = /^# (?<title>.+)\n\n(?<summary>.+)\n\n(?<body>[\s\S]+)$/;
const WORDS_A_MINUTE = 220;

/** A text of `content/`: the file name carries its date, its heading the title, its first paragraph the summary. */
export const articleOf = (path: string, text: string): Article => {
  const file = FILE.exec(path)?.groups;
  const parts = PARTS.exec(text)?.groups;
  if (
    file?.day === undefined ||
    parts?.title === undefined ||
    parts.summary === undefined ||
    parts.body === undefined
  ) {
    throw new Error(`${path} needs a date in its name, then a heading and a summary`);
  }
  return {
    slug: file.slug ?? '',
    day: toDay(file.day),
    title: parts.title,
    summary: parts.summary,
    minutes: Math.ceil(parts.body.split(/\s+/).length / WORDS_A_MINUTE),
    blocks: parseMarkdown(parts.body),
  };
};

/** Newest first: the first one is in force. */
export const articlesOf = (files: Record<string, string>): Article[] =>
  Object.entries(files)
    .map(([path, text]) => articleOf(path, text))
    .sort((one, other) => other.day.localeCompare(one.day));

export const newestOf = (files: Record<string, string>): Article => {
  const [newest] = articlesOf(files);
  if (newest === undefined) throw new Error('A page has no text in content/');
  return newest;
};
