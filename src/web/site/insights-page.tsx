import { pageTitle } from '#web/page-title.ts';
import { IconRss } from '#web/ui/icons.ts';
import { site } from '#words/site/site.ts';
import { insights, postPath } from './content/insights.ts';
import { topics } from './content/topics.ts';
import styles from './insights-page.module.css';
import { ORIGIN, pageMeta } from './page-meta.ts';
import { PostCards } from './post-cards.tsx';
import { SiteSearch } from './site-search.tsx';

const words = site.articles;
const used = topics.filter((topic) => insights.some((post) => post.topic === topic));

export const meta = () => [
  ...pageMeta({
    path: '/insights',
    title: pageTitle(words.insightsTitle),
    description: words.insightsDescription,
    data: [
      {
        '@type': 'Blog',
        name: pageTitle(words.insightsTitle),
        url: `${ORIGIN}/insights`,
        blogPost: insights.map((post) => ({
          '@type': 'BlogPosting',
          headline: post.title,
          datePublished: post.day,
          url: ORIGIN + postPath(post),
        })),
      },
    ],
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: pageTitle(words.insightsTitle),
    href: '/insights/rss.xml',
  },
];

export default function InsightsPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="heading-1">{words.insightsTitle}</h1>
      <p className={`lede ${styles.lede}`}>{words.insightsLede}</p>
      <SiteSearch path="/insights" label={site.search.insights} topics={used} />
      <PostCards posts={insights} level="h2" />
      <p className={`no-print ${styles.feed}`}>
        <a className="link-button" href="/insights/rss.xml">
          <IconRss size={18} stroke={1.75} aria-hidden />
          {words.feed}
        </a>
      </p>
    </div>
  );
}
