import { answersByTopic } from './content/answers.ts';
import { insights } from './content/insights.ts';
import type { Block } from './content/parse-markdown.ts';
import { blockText } from './content/parse-markdown.ts';

const textOf = ({ title, blocks }: { title: string; blocks: readonly Block[] }): string =>
  [title, ...blocks.map(blockText)].join(' ');

/** The server's search index for pages requested with a query: the words of each item by page and name. */
export const searchIndex = {
  '/insights': Object.fromEntries(insights.map((post) => [post.slug, `${post.summary} ${textOf(post)}`])),
  '/faq': Object.fromEntries(
    answersByTopic.flatMap(({ answers }) => answers.map((answer) => [answer.slug, textOf(answer)])),
  ),
};
