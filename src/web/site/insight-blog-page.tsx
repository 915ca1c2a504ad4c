import { useParams } from 'react-router';
import { shell } from '#words/en/shell.ts';
import { site } from '#words/en/site.ts';
import type { Article } from './article.ts';
import { ArticleView, postLine } from './article-view.tsx';
import { insights } from './insights.ts';

/** Without a name in the address the newest post is shown. */
const postFor = (slug: string | undefined): Article => {
  const post = slug === undefined ? insights[0] : insights.find((each) => each.slug === slug);
  if (post === undefined) throw new Response(null, { status: 404 });
  return post;
};

export const meta = ({ params }: { params: { slug?: string } }) => {
  const post = insights.find(({ slug }) => slug === params.slug) ?? insights[0];
  return post ? [{ title: shell.title(post.title) }, { name: 'description', content: post.summary }] : [];
};

export default function InsightBlogPage() {
  const post = postFor(useParams().slug);
  return (
    <>
      <ArticleView article={post} dateLine={postLine(post)} />
      <p className="wrap no-print">
        <a href="/insights">{site.articles.all}</a>
      </p>
    </>
  );
}
