import type { Paper } from '#entities/paper.ts';
import { earlyDisclosureFigures } from '#rules/pricing/early-disclosure-figures.ts';
import { legalTextOf } from '#web/site/content/page-texts.ts';
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

const WORDS_A_MINUTE = 220;

/** The newest text, with the figures of today where it has some. */
const articleFor = (name: Paper) => {
  const files = name === 'brochure' ? brochures : disclosures;
  const [path = '', text = ''] = Object.entries(files).toSorted().at(-1) ?? [];
  const filled = filledDisclosures(text, earlyDisclosureFigures(policyToday(), lenderToday()));
  const minutes = Math.ceil(filled.split(/\s+/).length / WORDS_A_MINUTE);
  return { ...legalTextOf({ path, text: filled }), minutes };
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
