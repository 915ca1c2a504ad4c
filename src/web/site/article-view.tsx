import { inLongDate } from '#words/en/figures.ts';
import { site } from '#words/en/site.ts';
import type { Article } from './article.ts';
import styles from './article-view.module.css';
import { Markdown } from './markdown.tsx';

const words = site.articles;

/** A long text with its date and, where it has several parts, what is in it. */
export const ArticleView = ({ article, dateLine }: { article: Article; dateLine: string }) => {
  const parts = article.blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
  return (
    <div className={`wrap ${styles.page}`}>
      <article className={styles.article}>
        <h1 className="heading-1">{article.title}</h1>
        <p className={`lede ${styles.summary}`}>{article.summary}</p>
        <p className="muted small">{dateLine}</p>
        <div className={styles.body}>
          <Markdown blocks={article.blocks} />
        </div>
        <p className={`muted smaller no-print ${styles.print}`}>{words.print}</p>
      </article>
      {parts.length > 1 && (
        <nav className={`no-print ${styles.parts}`} aria-label={words.onThisPage}>
          <h2 className="heading-4">{words.onThisPage}</h2>
          <ul>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
};

export const versionLine = (article: Article): string => words.version(inLongDate(article.day));

export const postLine = (article: Article): string => `${inLongDate(article.day)} · ${words.minutes(article.minutes)}`;
