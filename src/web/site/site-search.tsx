import { IconSearch } from '#web/ui/icons.ts';
import { site } from '#words/site/site.ts';
import type { Topic } from './content/topics.ts';
import styles from './site-search.module.css';

const words = site.search;

/** A plain form: the server returns the same page with non-matches hidden and its slots filled. */
export const SiteSearch = ({ path, label, topics }: { path: string; label: string; topics: readonly Topic[] }) => (
  <div className={`no-print ${styles.search}`}>
    <search>
      <form className={styles.form} action={path}>
        <label className="visually-hidden" htmlFor="q">
          {label}
        </label>
        <input className="input" id="q" name="q" type="search" maxLength={80} placeholder={label} defaultValue="" />
        <button className="button button-secondary" type="submit">
          <IconSearch size={18} stroke={1.75} aria-hidden />
          {words.submit}
        </button>
      </form>
    </search>
    <nav className={styles.topics} aria-label={words.topics}>
      <a href={path} data-topic-link="">
        {words.allTopics}
      </a>
      {topics.map((topic) => (
        <a key={topic} href={`${path}?topic=${topic}`} data-topic-link={topic}>
          {site.topics[topic]}
        </a>
      ))}
    </nav>
    <p className={styles.result} role="status" data-slot="search-result" />
  </div>
);
