import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { documentDesk as words } from '#words/portal/loan-desk/work.ts';
import { useLoan } from '../loan-context.ts';
import styles from './documents.module.css';

export type Shown = { fileId: string; name: string; type: string };

/** HEIC and similar formats are served as an image every browser shows. */
const viewOf = (url: string): string => url.replace('?', '/view?');
const isPicture = (type: string): boolean => type.startsWith('image/') && type !== 'image/tiff';

/** A document in the page. Its URL is created for this session and logged each time. */
export const DocumentViewer = ({ shown, onReasonNeeded }: { shown: Shown; onReasonNeeded: () => void }) => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const { fileId, name, type } = shown;
  const { mutate, data, error } = useMutation(trpc.loanWork.seeDocument.mutationOptions());
  useEffect(() => mutate({ loanId, fileId }), [mutate, loanId, fileId]);
  useEffect(() => {
    if (data?.kind === 'reasonNeeded') onReasonNeeded();
  }, [data, onReasonNeeded]);
  if (error !== null) return <p role="alert">{error.message}</p>;
  if (data?.kind === 'notChecked') return <p>{words.notChecked}</p>;
  if (data?.kind !== 'open') return <SkeletonLines text={words.loading} />;
  return (
    <figure className={styles.viewer}>
      {type === 'application/pdf' ? (
        <iframe title={`${words.viewer}: ${name}`} src={`${data.url}#navpanes=0&view=FitH`} />
      ) : isPicture(type) ? (
        <img src={viewOf(data.url)} alt={name} />
      ) : (
        <p>{words.cannotShow}</p>
      )}
      <figcaption>
        <strong>{name}</strong>{' '}
        <a href={viewOf(data.url)} target="_blank" rel="noreferrer">
          {words.download}
        </a>
      </figcaption>
    </figure>
  );
};
