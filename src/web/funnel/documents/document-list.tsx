import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { DocumentWanted } from '#entities/document-wanted.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton-lines.tsx';
import { documentsPage as words } from '#words/en/documents-page.ts';
import { shell } from '#words/en/shell.ts';
import styles from './document-card.module.css';
import { DocumentCard } from './document-card.tsx';
import { useUploads } from './use-uploads.ts';

const keyOf = ({ documentType, propertyId }: Pick<DocumentWanted, 'documentType' | 'propertyId'>): string =>
  `${documentType}|${propertyId}`;

/** Everything that is asked of this person, open requests first; it follows what arrives and what the facts make needless. */
export const DocumentList = ({ isCouple }: { isCouple: boolean }) => {
  const trpc = useTRPC();
  const wanted = useQuery(trpc.files.wanted.queryOptions());
  const { refetch } = wanted;
  const uploads = useUploads(useCallback(() => refetch(), [refetch]));
  if (wanted.isPending) return <SkeletonLines text={shell.loading} />;
  if (wanted.isError)
    return (
      <Notice tone="stop" title={words.failed}>
        <button className="link-button" type="button" onClick={() => void refetch()}>
          {shell.failure.retry}
        </button>
      </Notice>
    );
  if (wanted.data.length === 0) return <EmptyState title={words.noneTitle}>{words.none}</EmptyState>;
  const open = wanted.data.filter(({ isComplete }) => !isComplete);
  const inOrder = [...open, ...wanted.data.filter(({ isComplete }) => isComplete)];
  return (
    <>
      <p className={styles.summary} role="status">
        {words.summary(wanted.data.length - open.length, wanted.data.length)}
      </p>
      <ul className={styles.list}>
        {inOrder.map((document) => (
          <DocumentCard
            key={keyOf(document)}
            wanted={document}
            isCouple={isCouple}
            items={uploads.items.filter(({ purpose }) => keyOf(purpose) === keyOf(document))}
            onFiles={(files) =>
              uploads.add(files, { documentType: document.documentType, propertyId: document.propertyId })
            }
            onAgain={uploads.again}
            onDrop={uploads.drop}
          />
        ))}
      </ul>
    </>
  );
};
