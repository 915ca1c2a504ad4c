import { site } from '#words/site/site.ts';
import styles from './how-it-works.module.css';

const words = site.landing.how;

export const HowItWorks = () => (
  <section className={styles.how} id="how" aria-labelledby="how-heading">
    <div className="wrap">
      <h2 className="heading-2" id="how-heading">
        {words.heading}
      </h2>
      <ol className={styles.steps}>
        {words.steps.map(({ time, title, text }) => (
          <li key={title}>
            <span className={styles.time}>{time}</span>
            <h3 className="heading-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
