import { useQuery } from '@tanstack/react-query';
import type { DisclosureName } from '#entities/contract/disclosure-name.ts';
import type { DocumentSection } from '#entities/contract/written-document.ts';
import { versionDay } from '#entities/text/version-day.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { DocumentBlocks } from '#web/signing/document-blocks.tsx';
import { useOpenHanded } from '#web/signing/use-open-handed.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { inLongDate } from '#words/figures.ts';
import { disclosures as words } from '#words/loan/disclosures.ts';
import { shell } from '#words/shell.ts';
import styles from './disclosure-card.module.css';

const WORDS_A_MINUTE = 220;
const minutesFor = (sections: readonly DocumentSection[]): number =>
  Math.ceil(JSON.stringify(sections).split(/\s+/).length / WORDS_A_MINUTE);

type Props = { paper: DisclosureName; version: string; isOpened: boolean; onOpened: () => void };

/** One disclosure: opens in place, downloads as a PDF of the same text, and shows the version its receipt will name. */
export const DisclosureCard = ({ paper, version, isOpened, onOpened }: Props) => {
  const trpc = useTRPC();
  const text = useQuery(trpc.application.handedPaper.queryOptions({ paper }));
  const { openHanded, isOpening, isHandedFailed } = useOpenHanded();
  if (text.isPending) return <SkeletonLines text={shell.loading} />;
  if (text.isLoadingError) return <NotLoaded retry={text.refetch} />;
  const { title, sections } = text.data;
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
            {words.minutes(minutesFor(sections))} · {words.version(inLongDate(versionDay(version)))}
          </small>
        </span>
        {isOpened ? (
          <Chip tone="ok">{words.opened}</Chip>
        ) : (
          <span className="button button-secondary">{words.open}</span>
        )}
      </summary>
      <article className={styles.text}>
        <h2 className="heading-2">{title}</h2>
        {sections.map(({ id, title: heading, plain, blocks }) => (
          <section key={id}>
            <h3 className="heading-4">{heading}</h3>
            {plain !== null && <p className={styles.plain}>{plain}</p>}
            <DocumentBlocks blocks={blocks} />
          </section>
        ))}
        {isHandedFailed && <Notice tone="stop" title={words.failed} />}
        <p>
          <button
            className="button button-secondary button-small"
            type="button"
            aria-label={words.printNamed(title)}
            disabled={isOpening}
            onClick={() => openHanded(paper)}
          >
            {words.print}
          </button>
        </p>
      </article>
    </details>
  );
};
