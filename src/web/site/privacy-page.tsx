import { shell } from '#words/en/shell.ts';
import { newestOf } from './article.ts';
import { ArticleView, versionLine } from './article-view.tsx';

const article = newestOf(
  import.meta.glob<string>('/content/privacy-statement/*.md', { query: '?raw', import: 'default', eager: true }),
);

export const meta = () => [{ title: shell.title(article.title) }, { name: 'description', content: article.summary }];

export default function PrivacyPage() {
  return <ArticleView article={article} dateLine={versionLine(article)} />;
}
