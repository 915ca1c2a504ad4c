import { inLongDate } from '#words/figures.ts';
import { site } from '#words/site/site.ts';
import { postPath } from './content/insights.ts';
import type { Post } from './content/page-texts.ts';
import styles from './post-cards.module.css';

type PostCardsProps = { posts: readonly Post[]; level: 'h2' | 'h3' };

/** The server hides items that do not match a search, by their `data-item`. */
export const PostCards = ({ posts, level: Heading }: PostCardsProps) => (
  <ul className={styles.posts}>
    {posts.map((post) => (
      <li key={post.slug} className={`card ${styles.post}`} data-item={post.slug} data-topic={post.topic}>
        <p className={styles.topic}>{site.topics[post.topic]}</p>
        <Heading className="heading-3">
          <a href={postPath(post)}>{post.title}</a>
        </Heading>
        <p className={styles.summary}>{post.summary}</p>
        <p className={`muted small ${styles.when}`}>
          <time dateTime={post.day}>{inLongDate(post.day)}</time> · {site.articles.minutes(post.minutes)}
        </p>
      </li>
    ))}
  </ul>
);
