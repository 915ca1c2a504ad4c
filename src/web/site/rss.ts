import { escapeMarkup } from '#entities/text/escape-markup.ts';
import type { Day } from '#entities/values/day.ts';
import { pageTitle } from '#web/page-title.ts';
import { site } from '#words/site/site.ts';
import { insights, postPath } from './content/insights.ts';
import { ORIGIN } from './page-meta.ts';

const stamp = (day: Day): string => new Date(`${day}T12:00:00Z`).toUTCString();

const items = insights.map(
  (post) => `    <item>
      <title>${escapeMarkup(post.title)}</title>
      <link>${ORIGIN}${postPath(post)}</link>
      <guid>${ORIGIN}${postPath(post)}</guid>
      <pubDate>${stamp(post.day)}</pubDate>
      <category>${escapeMarkup(site.topics[post.topic])}</category>
      <description>${escapeMarkup(post.summary)}</description>
    </item>`,
);

export const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeMarkup(pageTitle(site.articles.insightsTitle))}</title>
    <link>${ORIGIN}/insights</link>
    <atom:link href="${ORIGIN}/insights/rss.xml" rel="self" type="application/rss+xml"/>
    <description>${escapeMarkup(site.articles.insightsDescription)}</description>
    <language>en-us</language>
${items.join('\n')}
  </channel>
</rss>
`;
