import { site } from '#words/site/site.ts';
import type { Answer } from './content/page-texts.ts';
import type { Topic } from './content/topics.ts';
import styles from './faq-topics.module.css';
import { Markdown } from './markdown.tsx';

type FaqTopicsProps = {
  groups: readonly { topic: Topic; answers: readonly Answer[] }[];
  /** The answers open by default. */
  open?: readonly string[];
};

type FaqAnswersProps = { answers: readonly Answer[]; open?: readonly string[] };

/** Questions of any topics that open in place. */
export const FaqAnswers = ({ answers, open = [] }: FaqAnswersProps) =>
  answers.map(({ slug, topic, title, blocks }) => (
    <details
      key={slug}
      className={styles.answer}
      data-item={slug}
      data-topic={topic}
      id={slug}
      open={open.includes(slug)}
    >
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className={styles.text}>
        <Markdown blocks={blocks} />
      </div>
    </details>
  ));

/** Questions that open in place, in public and inside an application. The server opens and hides by `data-item`. */
export const FaqTopics = ({ groups, open = [] }: FaqTopicsProps) =>
  groups.map(({ topic, answers }) => (
    <section key={topic} className={styles.topic} data-group={topic} aria-labelledby={`topic-${topic}`}>
      <h2 className="heading-3" id={`topic-${topic}`}>
        {site.topics[topic]}
      </h2>
      <FaqAnswers answers={answers} open={open} />
    </section>
  ));
