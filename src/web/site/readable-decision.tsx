import { toBasisPoints } from '#entities/values/percent.ts';
import { Chip } from '#web/ui/chip.tsx';
import { IconBulb } from '#web/ui/icons.ts';
import { inPercent, inPoints } from '#words/figures.ts';
import { site } from '#words/site/site.ts';
import { exampleDecision as example } from './content/example-line.ts';
import styles from './readable-decision.module.css';

const words = site.landing.decision;
const over = toBasisPoints(example.dti - example.dtiLimit);

export const ReadableDecision = () => (
  <section className={styles.section} aria-labelledby="decision-heading">
    <div className={`wrap ${styles.columns}`}>
      <div>
        <h2 className="heading-2" id="decision-heading">
          {words.heading}
        </h2>
        <p className={`lede ${styles.text}`}>{words.text}</p>
      </div>
      <div className={`card ${styles.card}`}>
        <div className={styles.rule}>
          <div>
            <strong>{words.cltv}</strong>
            <span className="muted small">
              {words.yours(inPercent(example.cltv, 1), inPercent(example.cltvLimit, 0))}
            </span>
          </div>
          <Chip tone="ok">{words.meets}</Chip>
        </div>
        <div className={styles.rule}>
          <div>
            <strong>{words.dti}</strong>
            <span className="muted small">
              {words.yours(inPercent(example.dti, 1), inPercent(example.dtiLimit, 0))}
            </span>
          </div>
          <Chip tone="stop">{words.over(inPoints(over, 1))}</Chip>
        </div>
        <p className={styles.change}>
          <IconBulb size={18} stroke={1.75} aria-hidden />
          <span>
            <strong>{words.changeLabel}</strong> {words.change(inPercent(example.dtiAfterPayoff, 1))}
          </span>
        </p>
      </div>
    </div>
  </section>
);
