import { phoneHref } from '#entities/text/phone-href.ts';
import { lender } from '#web/lender.ts';
import { pageTitle } from '#web/page-title.ts';
import { site } from '#words/site/site.ts';
import { answersByTopic } from './content/answers.ts';
import { blockText } from './content/parse-markdown.ts';
import styles from './faq-page.module.css';
import { FaqTopics } from './faq-topics.tsx';
import { pageMeta } from './page-meta.ts';
import { SiteSearch } from './site-search.tsx';

const words = site.faq;

export const meta = () =>
  pageMeta({
    path: '/faq',
    title: pageTitle(words.title),
    description: words.description,
    data: [
      {
        '@type': 'FAQPage',
        mainEntity: answersByTopic.flatMap(({ answers }) =>
          answers.map(({ title, blocks }) => ({
            '@type': 'Question',
            name: title,
            acceptedAnswer: { '@type': 'Answer', text: blocks.map(blockText).join(' ') },
          })),
        ),
      },
    ],
  });

export default function FaqPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="heading-1">{words.title}</h1>
      <p className={`lede ${styles.lede}`}>{words.lede}</p>
      <SiteSearch path="/faq" label={site.search.faq} topics={answersByTopic.map(({ topic }) => topic)} />
      <FaqTopics groups={answersByTopic} />
      <p className={styles.call}>
        <strong>{words.notFound}</strong> {words.call} <a href={phoneHref(lender)}>{lender.phone}</a>,{' '}
        {site.footer.hours}.
      </p>
    </div>
  );
}
