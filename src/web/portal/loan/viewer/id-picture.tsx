import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import { documentDesk as words } from '#words/portal/loan-desk/work.ts';
import { pageUrl } from './page-url.ts';
import { useDocumentLink } from './use-document-link.ts';
import styles from './viewer.module.css';

type Props = { fileId: string; name: string; onReasonNeeded: () => void };

/** The first page of a file as a picture, to compare with others. */
export const IdPicture = ({ fileId, name, onReasonNeeded }: Props) => {
  const { link, problem, renew } = useDocumentLink(fileId, { onReasonNeeded });
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (link?.kind === 'notChecked') return <p>{words.notChecked}</p>;
  if (link?.kind !== 'open') return <SkeletonLines text={words.loading} />;
  return (
    <figure className={styles.picture}>
      <img src={pageUrl(link.url, 1, 1000)} alt={name} onError={() => void renew()} />
      <figcaption>
        <strong>{name}</strong>{' '}
        <a href={link.url.replace('?', '/view?')} target="_blank" rel="noreferrer">
          {reviewDesk.download}
        </a>
      </figcaption>
    </figure>
  );
};
