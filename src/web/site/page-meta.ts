import { phoneHref } from '#entities/text/phone-href.ts';
import { lender } from '#web/lender.ts';
import type { PageMeta } from '#web/router/pages.ts';

/** Prerendered pages do not know their host: the server replaces this address with its own. */
export const ORIGIN = 'https://origin.invalid';

type PageFacts = {
  path: string;
  title: string;
  description: string;
  kind?: 'website' | 'article';
  /** The link preview image; made at build time from the page's title. */
  card?: string;
  published?: string;
  data?: readonly Record<string, unknown>[];
};

export const lenderData = {
  '@type': 'FinancialService',
  name: lender.legalName,
  url: `${ORIGIN}/`,
  telephone: phoneHref(lender).slice(4),
};

/** A public page's metadata for search engines and link previews. */
export const pageMeta = ({
  path,
  title,
  description,
  kind = 'website',
  card = 'hearthline',
  published,
  data = [],
}: PageFacts): PageMeta[] => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: ORIGIN + path },
  { property: 'og:type', content: kind },
  { property: 'og:site_name', content: lender.displayName },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: ORIGIN + path },
  { property: 'og:image', content: `${ORIGIN}/cards/${card}.png` },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { name: 'twitter:card', content: 'summary_large_image' },
  ...(published === undefined ? [] : [{ property: 'article:published_time', content: published }]),
  ...data.map((each) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...each } })),
];

export const breadcrumbs = (steps: readonly { name: string; path: string }[]): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: ORIGIN + path,
  })),
});
