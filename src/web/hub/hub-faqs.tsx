import { paths } from '#funnel/paths.ts';
import { Link } from '#web/router/link.tsx';
import { hubFaqs as words } from '#words/loan/hub-faqs.ts';
import styles from './hub-calendar.module.css';

/** Frequent questions at this stage, and a link to all other answers. */
export const HubFaqs = () => (
  <section className={`card ${styles.card}`} aria-labelledby="faqs">
    <h2 className="heading-4" id="faqs">
      {words.title}
    </h2>
    {words.answers.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p className="small">{answer}</p>
      </details>
    ))}
    <p>
      <a href={paths.publicFaq}>{words.all}</a>
      {' · '}
      <Link to={paths.applicationSummary}>{words.summary}</Link>
    </p>
  </section>
);
