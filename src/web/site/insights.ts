import { type Article, articlesOf } from './article.ts';

/** The posts, newest first. */
export const insights: Article[] = articlesOf(
  import.meta.glob<string>('/content/insights/*.md', { query: '?raw', import: 'default', eager: true }),
);
