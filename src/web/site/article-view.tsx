import type { ReactNode } from 'react';
import { site } from '#words/site/site.ts';
import styles from './article-view.module.css';
import type { Block } from './content/parse-markdown.ts';
import { Markdown } from './markdown.tsx';

const words = site.articles;

type ArticleViewProps = {
  title: string;
  summary: string;
  blocks: readonly Block[];
  /** Between the summary and the text: the date, the topic, a note about an old version. */
  about: ReactNode;
  before?: ReactNode;
  children?: ReactNode;
};

/** A long text with its date and, where it has several parts, a table of contents. */
export const ArticleView = ({ title, summary, blocks, about, before, children }: ArticleViewProps) => {
  const parts = blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <article>
          <h1 className="heading-1">{title}</h1>
          <p className={`lede ${styles.summary}`}>{summary}</p>
          <div className="muted small">{about}</div>
          {before}
          <div className={styles.body}>
            <Markdown blocks={blocks} />
          </div>
        </article>
        {children}
        <p className={`muted smaller no-print ${styles.print}`}>{words.print}</p>
      </div>
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
