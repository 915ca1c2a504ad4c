import { useCallback } from 'react';
import type { DocumentWanted } from '#entities/contract/document-wanted.ts';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { documentsPage as words } from '#words/loan/documents-page.ts';
import styles from './document-card.module.css';
import { DocumentCard } from './document-card.tsx';
import { useUploads } from './use-uploads.ts';

type Props = {
  wanted: readonly DocumentWanted[];
  onStored: () => Promise<unknown>;
  /** From a mailed link or a code; null inside the application, where the user is signed in. */
  uploadToken: string | null;
  /** False while answers still to come decide what is asked for. */
  isFinal: boolean;
};

/** Every request to this applicant. Each keeps its place: a card that moved would take the next file for another request. */
export const DocumentCards = ({ wanted, onStored, uploadToken, isFinal }: Props) => {
  const uploads = useUploads(
    useCallback(() => onStored(), [onStored]),
    { uploadToken },
  );
  if (wanted.length === 0)
    return (
      <EmptyState title={isFinal ? words.noneTitle : words.own.openTitle}>
        {isFinal ? words.none : words.own.open}
      </EmptyState>
    );
  const open = wanted.filter(({ isComplete }) => !isComplete);
  return (
    <>
      <p className={styles.summary} role="status">
        {words.summary(wanted.length - open.length, wanted.length)}
      </p>
      <ul className={styles.list}>
        {wanted.map((document) => {
          const { documentType, propertyId, subjectId } = document;
          const isFor = (other: { documentType: string; propertyId: string | null; subjectId: string | null }) =>
            other.documentType === documentType && other.propertyId === propertyId && other.subjectId === subjectId;
          return (
            <DocumentCard
              key={document.key}
              wanted={document}
              canOpen={uploadToken === null}
              items={uploads.items.filter(({ purpose }) => isFor(purpose))}
              onFiles={(files) => uploads.add(files, { documentType, propertyId, subjectId })}
              onAgain={uploads.again}
              onDrop={uploads.drop}
              onRemoved={onStored}
            />
          );
        })}
      </ul>
    </>
  );
};
