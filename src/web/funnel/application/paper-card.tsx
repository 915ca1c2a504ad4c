import type { Paper } from '#entities/paper.ts';
import { earlyDisclosureFigures } from '#rules/pricing/early-disclosure-figures.ts';
import { articleOf, newestOf } from '#web/site/article.ts';
import { Markdown } from '#web/site/markdown.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { filledDisclosures, papers as words } from '#words/en/papers.ts';
import { lenderToday, policyToday } from '../lender-day.ts';
import styles from './paper-card.module.css';

const disclosures = import.meta.glob<string>('/content/early-disclosures/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const brochures = import.meta.glob<string>('/content/brochure/*.md', { query: '?raw', import: 'default', eager: true });

const articleFor = (name: Paper) => {
  if (name === 'brochure') return newestOf(brochures);
  const [path = '', text = ''] = Object.entries(disclosures).toSorted().at(-1) ?? [];
  return articleOf(path, filledDisclosures(text, earlyDisclosureFigures(policyToday(), lenderToday())));
};

type Props = { paper: Paper; version: string; isOpened: boolean; onOpened: () => void };

/** One paper: opened in place, printable on its own, with the version its receipt will name. */
export const PaperCard = ({ paper, version, isOpened, onOpened }: Props) => {
  const article = articleFor(paper);
  return (
    <details
      className={`card ${styles.paper}`}
      onToggle={(event) => {
        if (event.currentTarget.open && !isOpened) onOpened();
      }}
    >
      <summary>
        <span>
          <strong>{words.names[paper]}</strong>
          <small className="muted">
            {words.minutes(article.minutes)} · {words.version(version)}
          </small>
        </span>
        {isOpened ? (
          <Chip tone="ok">{words.opened}</Chip>
        ) : (
          <span className="button button-secondary">{words.open}</span>
        )}
      </summary>
      <article className={styles.text}>
        <h2 className="heading-2">{article.title}</h2>
        <p className="lede">{article.summary}</p>
        <Markdown blocks={article.blocks} />
        <p className="no-print">
          <button className="button button-secondary button-small" type="button" onClick={() => window.print()}>
            {words.print}
          </button>
        </p>
      </article>
    </details>
  );
};
