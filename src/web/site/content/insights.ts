import type { Post } from './page-texts.ts';

/** The posts, newest first. */
export const insights: readonly Post[] = Object.values(
  import.meta.glob<Post>('/content/en/insights/*.md', { import: 'default', eager: true }),
).sort((one, other) => other.day.localeCompare(one.day));

export const postPath = ({ slug }: Pick<Post, 'slug'>): string => `/insight-blog/${slug}`;
