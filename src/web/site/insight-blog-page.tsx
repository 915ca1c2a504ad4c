import { pageTitle } from '#web/page-title.ts';
import { useParams } from '#web/router/navigation.tsx';
import { inLongDate } from '#words/figures.ts';
import { language } from '#words/locale.ts';
import { site } from '#words/site/site.ts';
import { ArticlePicture } from './article-picture.tsx';
import { ArticleView } from './article-view.tsx';
import { insights, postPath } from './content/insights.ts';
import type { Post } from './content/page-texts.ts';
import styles from './insight-blog-page.module.css';
import { breadcrumbs, lenderData, ORIGIN, pageMeta } from './page-meta.ts';
import { PostCards } from './post-cards.tsx';
import { RateDisclosure } from './rate-disclosure.tsx';

const words = site.articles;
const MORE = 3;

/** Without a name in the URL, shows the newest post. */
const postFor = (slug: string | undefined): Post => {
  const post = slug === undefined ? insights[0] : insights.find((each) => each.slug === slug);
  if (post === undefined) throw new Response(null, { status: 404 });
  return post;
};

export const meta = ({ params }: { params: { slug?: string } }) => {
  const post = postFor(params.slug);
  const path = postPath(post);
  return pageMeta({
    path,
    title: pageTitle(post.title),
    description: post.summary,
    kind: 'article',
    card: post.slug,
    published: post.day,
    data: [
      {
        '@type': 'Article',
        headline: post.title,
        description: post.summary,
        datePublished: post.day,
        inLanguage: language,
        articleSection: site.topics[post.topic],
        image: `${ORIGIN}/cards/${post.slug}.png`,
        mainEntityOfPage: ORIGIN + path,
        author: lenderData,
        publisher: lenderData,
      },
      breadcrumbs([
        { name: words.insightsTitle, path: '/insights' },
        { name: post.title, path },
      ]),
    ],
  });
};

/** Others on the same topic first, then the newest. */
const moreThan = (post: Post): Post[] => {
  const others = insights.filter((each) => each !== post);
  return [
    ...others.filter(({ topic }) => topic === post.topic),
    ...others.filter(({ topic }) => topic !== post.topic),
  ].slice(0, MORE);
};

export default function InsightBlogPage() {
  const post = postFor(useParams().slug);
  return (
    <>
      <ArticleView
        title={post.title}
        summary={post.summary}
        blocks={post.blocks}
        about={
          <p>
            <a href={`/insights?topic=${post.topic}`}>{site.topics[post.topic]}</a> ·{' '}
            <time dateTime={post.day}>{inLongDate(post.day)}</time> · {words.minutes(post.minutes)}
          </p>
        }
        before={<ArticlePicture name={post.picture} />}
      >
        <section className={styles.figures} aria-labelledby="about-figures">
          <h2 className="heading-4" id="about-figures">
            {words.aboutFigures}
          </h2>
          <RateDisclosure />
        </section>
        <section className={`card-soft no-print ${styles.start}`} aria-labelledby="start-heading">
          <div>
            <h2 className="heading-3" id="start-heading">
              {words.start.heading}
            </h2>
            <p>{words.start.text}</p>
          </div>
          <a className="button button-primary" href="/">
            {words.start.action}
          </a>
        </section>
      </ArticleView>
      <section className={`wrap no-print ${styles.more}`} aria-labelledby="more-heading">
        <div className={styles.moreHead}>
          <h2 className="heading-2" id="more-heading">
            {words.more}
          </h2>
          <a href="/insights">{words.all}</a>
        </div>
        <PostCards posts={moreThan(post)} level="h3" />
      </section>
    </>
  );
}
