import { readdirSync, readFileSync } from 'node:fs';
import { type Day, day } from '#entities/values/day.ts';
import type { Locale } from '#entities/values/locale.ts';
import { folderOf } from '#words';
import { pseudoMarkdown } from './pseudo-markdown.ts';

const urlOf = (locale: Locale, path: string): URL =>
  new URL(`../../../content/${folderOf(locale)}/${path}`, import.meta.url);

/** A text of `content/<locale>`, in its source form. */
export const readContent = (locale: Locale, path: string): string => {
  const source = readFileSync(urlOf(locale, path), 'utf8');
  return locale === 'en-XA' ? pseudoMarkdown(source) : source;
};

/** The dates of every version in a folder of `content/<locale>`, oldest first. */
export const datedVersions = (locale: Locale, folder: string): Day[] =>
  readdirSync(urlOf(locale, `${folder}/`))
    .map((name) => day.parse(name.replace(/\.md$/, '')))
    .sort();
