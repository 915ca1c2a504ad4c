import { shell } from '#words/en/shell.ts';
import { site } from '#words/en/site.ts';
import { postLine } from './article-view.tsx';
import { insights } from './insights.ts';
import styles from './insights-page.module.css';

const words = site.articles;

export const meta = () => [
  { title: shell.title(words.insightsTitle) },
  { name: 'description', content: words.insightsLede },
];

export default function InsightsPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="heading-1">{words.insightsTitle}</h1>
      <p className={`lede ${styles.lede}`}>{words.insightsLede}</p>
      <ul className={styles.posts}>
        {insights.map((post) => (
          <li key={post.slug} className={`card ${styles.post}`}>
            <p className="muted small">{postLine(post)}</p>
            <h2 className="heading-3">
              <a href={`/insight-blog/${post.slug}`}>{post.title}</a>
            </h2>
            <p className={styles.summary}>{post.summary}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
