import type { ComponentType } from 'react';
import { type Location, matchRoutes, type Params, type RouteMatch } from 'react-router';

/** One line of a document's head. */
export type PageMeta =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; type?: string; title?: string }
  | { 'script:ld+json': Record<string, unknown> };

type PageModule = {
  default: ComponentType;
  meta?: (at: { location: Location; params: Params }) => PageMeta[];
};

/** An address and its code, which is loaded when somebody goes there; a layout has pages of its own inside. */
export type Page = {
  path?: string;
  source: string;
  load: () => Promise<PageModule>;
  loaded?: PageModule;
  Component?: ComponentType;
  children?: Page[];
};

/** The layouts of an address, outermost first, then its page. */
export type PagePath = RouteMatch<string, Page>[];

/** Null for an address outside of the scripted product: the server has a document for it, or knows that there is none. */
export const pagesAt = (table: Page[], pathname: string): PagePath | null => matchRoutes<Page>(table, pathname);

export const areLoaded = (pages: PagePath): boolean => pages.every(({ route }) => route.loaded !== undefined);

export const loadPages = async (pages: PagePath): Promise<void> => {
  await Promise.all(
    pages.map(async ({ route }) => {
      route.loaded ??= await route.load();
      route.Component = route.loaded.default;
    }),
  );
};

/** The head of the innermost page that has one. */
export const metaOf = (pages: PagePath, location: Location): PageMeta[] => {
  const { route, params } = pages.findLast(({ route }) => route.loaded?.meta !== undefined) ?? {};
  return route?.loaded?.meta?.({ location, params: params ?? {} }) ?? [];
};

export const titleOf = (pages: PagePath, location: Location): string | null => {
  const named = metaOf(pages, location).find((each) => 'title' in each && !('tagName' in each));
  return named && 'title' in named ? (named.title ?? null) : null;
};
