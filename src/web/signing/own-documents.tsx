import { useQuery } from '@tanstack/react-query';
import { paths } from '#funnel/paths.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { inLongDate } from '#words/figures.ts';
import { disclosures as handedWords } from '#words/loan/disclosures.ts';
import { signing } from '#words/loan/signing.ts';
import { shell } from '#words/shell.ts';
import styles from './own-documents.module.css';
import { useOpenDocument } from './use-open-document.ts';
import { useOpenHanded } from './use-open-handed.ts';

const words = signing.own;
const { names } = handedWords;

const Row = ({ title, said, onOpen }: { title: string; said: string; onOpen: () => void }) => (
  <li className={styles.row}>
    <span>
      <strong>{title}</strong>
      <span className="small muted">{said}</span>
    </span>
    <button
      className="button button-quiet button-small"
      type="button"
      aria-label={words.openNamed(title)}
      onClick={onOpen}
    >
      {words.open}
    </button>
  </li>
);

/** Every document issued to this applicant, newest first, each available to open and keep. */
export const OwnDocuments = () => {
  const trpc = useTRPC();
  const papers = useQuery(trpc.signing.papers.queryOptions());
  const handed = useQuery(trpc.application.papers.queryOptions());
  const { openPdf, isFailed } = useOpenDocument();
  const { openHanded, isHandedFailed } = useOpenHanded();
  if (papers.isPending) return <SkeletonLines text={shell.loading} />;
  if (papers.error?.data?.code === 'UNAUTHORIZED')
    return (
      <a className="button button-primary" href={`${paths.login}?callbackUrl=${encodeURIComponent(paths.letters)}`}>
        {words.signIn}
      </a>
    );
  if (papers.isLoadingError) return <Notice tone="stop" title={words.failed} />;
  const given = (handed.data ?? []).flatMap(({ paper, givenOn }) => (givenOn === null ? [] : [{ paper, givenOn }]));
  if (papers.data.length === 0 && given.length === 0) return <p className="muted">{words.none}</p>;
  const newestFirst = papers.data.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return (
    <>
      {(isFailed || isHandedFailed) && <Notice tone="stop" title={signing.failed} />}
      <ul className={`card ${styles.list}`}>
        {newestFirst.map(({ id, title, state, on }) => (
          <Row key={id} title={title} said={words.states[state](inLongDate(on))} onOpen={() => openPdf(id)} />
        ))}
        {given.map(({ paper, givenOn }) => (
          <Row
            key={paper}
            title={names[paper]}
            said={words.handed(inLongDate(givenOn))}
            onOpen={() => openHanded(paper)}
          />
        ))}
      </ul>
    </>
  );
};
