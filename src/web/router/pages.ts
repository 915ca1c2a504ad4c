import type { ComponentType } from 'react';
import type { Location } from './history.ts';

/** One line of a document's head. */
export type PageMeta =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; type?: string; title?: string }
  | { 'script:ld+json': Record<string, unknown> };

/** What an address says in the places its pattern names. */
export type Params = Readonly<Record<string, string | undefined>>;

type PageModule = {
  default: ComponentType;
  meta?: (at: { location: Location; params: Params }) => PageMeta[];
  /** Fetches what the page shows at one of its addresses; null once that is here. */
  bring?: (location: Location) => Promise<unknown> | null;
};

/** An address and its code, which is loaded when somebody goes there; a layout has pages of its own inside. */
export type Page = {
  path?: string;
  /** Where its code is; known only to what writes documents. */
  sources?: readonly string[];
  load: () => Promise<PageModule>;
  loaded?: PageModule;
  children?: Page[];
};

/** The layouts of an address, outermost first, then its page. */
export type PagePath = { pages: readonly Page[]; params: Params };

/** `:name` is one part of the address, `:name?` may be missing, `*` is all the rest. */
const partOf = (part: string): string => {
  const [, name, isOptional] = /^:(\w+)(\?)?$/.exec(part) ?? [];
  if (part === '*') return '(?:/.*)?';
  if (name === undefined) return `/${part}`;
  return isOptional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
};

const paramsOf = (pattern: string, pathname: string): Params | null => {
  const parts = pattern.split('/').filter((part) => part !== '');
  const found = new RegExp(`^${parts.map(partOf).join('')}/?$`, 'i').exec(pathname);
  return found && { ...found.groups };
};

const decoded = (pathname: string): string => {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
};

/** The first page that fits. Null for an address outside of the table: the server has a document for it, or knows that there is none. */
export const pagesAt = (table: readonly Page[], pathname: string): PagePath | null => {
  for (const page of table) {
    const inside = page.children && pagesAt(page.children, pathname);
    if (inside) return { ...inside, pages: [page, ...inside.pages] };
    const params = page.path === undefined ? null : paramsOf(page.path, decoded(pathname));
    if (params) return { pages: [page], params };
  }
  return null;
};

/** With what they show at this address, or without. */
export const areLoaded = ({ pages }: PagePath, location: Location): boolean =>
  pages.every(({ loaded }) => loaded !== undefined && (loaded.bring?.(location) ?? null) === null);

export const loadPages = async ({ pages }: PagePath, location: Location | null): Promise<void> => {
  await Promise.all(
    pages.map(async (page) => {
      page.loaded ??= await page.load();
      if (location !== null) await page.loaded.bring?.(location);
    }),
  );
};

/** The head of the innermost page that has one. */
export const metaOf = ({ pages, params }: PagePath, location: Location): PageMeta[] =>
  pages.findLast(({ loaded }) => loaded?.meta !== undefined)?.loaded?.meta?.({ location, params }) ?? [];

export const titleOf = (path: PagePath, location: Location): string | null => {
  const named = metaOf(path, location).find((each) => 'title' in each && !('tagName' in each));
  return named && 'title' in named ? (named.title ?? null) : null;
};
