import styles from './article-picture.module.css';
import { articleCharts, type Bar, type ChartDay } from './content/article-charts.ts';
import type { ArticlePictureName } from './content/page-texts.ts';

const Bars = ({ bars }: { bars: readonly Bar[] }) =>
  bars.map((bar) => (
    <div key={bar.name} className={styles.bar}>
      <span>{bar.name}</span>
      <strong>{bar.figure}</strong>
      <svg width="100%" height="14" aria-hidden="true">
        <rect className={styles[bar.tone]} x="1" y="1" width={`${(bar.share * 99).toFixed(2)}%`} height="12" rx="3" />
      </svg>
    </div>
  ));

const Days = ({ days }: { days: readonly ChartDay[] }) =>
  days.map(({ label, note, tone }) => (
    <div key={label} className={styles.day} data-tone={tone}>
      <strong>{label}</strong>
      <span>{note}</span>
    </div>
  ));

/** A chart of the article's own example, drawn from the rules. */
export const ArticlePicture = ({ name }: { name: ArticlePictureName }) => {
  const chart = articleCharts[name];
  return (
    <figure className={styles.picture}>
      <div className={'days' in chart ? styles.days : styles.bars} role="img" aria-label={chart.caption}>
        {'days' in chart ? <Days days={chart.days} /> : <Bars bars={chart.bars} />}
      </div>
      <figcaption className="small muted" aria-hidden="true">
        {chart.caption}
      </figcaption>
    </figure>
  );
};
