import { insights, postPath } from './content/insights.ts';
import { legalPages } from './content/legal-texts.ts';
import { ORIGIN } from './page-meta.ts';

const pages: readonly { path: string; day?: string }[] = [
  { path: '/' },
  { path: '/insights', ...(insights[0] ? { day: insights[0].day } : {}) },
  ...insights.map((post) => ({ path: postPath(post), day: post.day })),
  { path: '/faq' },
  ...legalPages.map(({ path, text }) => ({ path, day: text.day })),
];

const rows = pages.map(
  ({ path, day }) => `  <url><loc>${ORIGIN}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`,
);

/** Every public page, old versions of the legal texts included. */
export const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
