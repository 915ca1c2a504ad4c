import { useState } from 'react';
import { z } from 'zod';
import { matchesWords } from '#entities/text/matches-words.ts';
import { phoneHref } from '#entities/text/phone-href.ts';
import { frontierPath } from '#funnel/engine/page-opening.ts';
import { paths } from '#funnel/paths.ts';
import { lender } from '#web/lender.ts';
import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/navigation.tsx';
import { answersByTopic } from '#web/site/content/answers.ts';
import { blockText } from '#web/site/content/parse-markdown.ts';
import styles from '#web/site/faq-page.module.css';
import { FaqTopics } from '#web/site/faq-topics.tsx';
import { shell } from '#words/shell.ts';
import { site } from '#words/site/site.ts';
import { siteSearchWords } from '#words/site/site-search.ts';
import { useFunnelData } from '../step/funnel-data.ts';

export const meta = () => [{ title: pageTitle(site.faq.title) }];

const all = answersByTopic.flatMap(({ answers }) => answers).length;

const found = (typed: string) =>
  answersByTopic
    .map(({ topic, answers }) => ({
      topic,
      answers: answers.filter(({ title, blocks }) => matchesWords([title, ...blocks.map(blockText)].join(' '), typed)),
    }))
    .filter(({ answers }) => answers.length > 0);

const openedFrom = z.object({ openedFrom: z.string() });

/** To the page help was opened from, otherwise to the page that is open now. */
const useWayBack = (): string => {
  const { state: arrival } = useLocation();
  const { current } = useFunnelData();
  return openedFrom.safeParse(arrival).data?.openedFrom ?? (current === null ? paths.app : frontierPath(current));
};

/** Help inside the application: the same answers as on the public site, and the way back. */
export default function FaqsPage() {
  const [typed, setTyped] = useState('');
  const groups = found(typed);
  const slugs = groups.flatMap(({ answers }) => answers.map(({ slug }) => slug));
  const isSearched = typed.trim() !== '';
  const back = useWayBack();
  return (
    <main className={`wrap ${styles.page}`} id="content">
      <p className="no-print">
        <Link to={back}>{shell.helpBack}</Link>
      </p>
      <h1 className="heading-1">{site.faq.title}</h1>
      <p className={`lede ${styles.lede}`}>{site.faq.lede}</p>
      <div className={`field no-print ${styles.search}`}>
        <label className="field-label" htmlFor="faq-search">
          {site.search.faq}
        </label>
        <input
          className="input"
          id="faq-search"
          type="search"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <p className={styles.result} role="status">
        {isSearched && siteSearchWords.found({ count: slugs.length, of: all, query: typed.trim() })}
      </p>
      <FaqTopics groups={groups} open={isSearched ? slugs : []} />
      <p className={styles.call}>
        <strong>{site.faq.notFound}</strong> {site.faq.call} <a href={phoneHref(lender)}>{lender.phone}</a>,{' '}
        {site.footer.hours}.
      </p>
    </main>
  );
}
