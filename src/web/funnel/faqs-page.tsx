import { newestOf } from '#web/site/article.ts';
import { ArticleView, versionLine } from '#web/site/article-view.tsx';
import { shell } from '#words/en/shell.ts';

const article = newestOf(
  import.meta.glob<string>('/content/faq/*.md', { query: '?raw', import: 'default', eager: true }),
);

export const meta = () => [{ title: shell.title(article.title) }];

/** Help inside the application: the same answers as in public, with the way back still in the header. */
export default function FaqsPage() {
  return (
    <main id="content">
      <ArticleView article={article} dateLine={versionLine(article)} />
    </main>
  );
}
