import { useCallback } from 'react';
import type { ConditionView } from '#entities/contract/condition-view.ts';
import { paths } from '#funnel/paths.ts';
import { Link } from '#web/router/link.tsx';
import { documentWords } from '#words/loan/documents.ts';
import { documentsPage } from '#words/loan/documents-page.ts';
import { UploadArea } from '../funnel/documents/upload-area.tsx';
import { UploadList } from '../funnel/documents/upload-list.tsx';
import { useUploads } from '../funnel/documents/use-uploads.ts';
import { titleOf } from './condition-title.ts';

/** Files for one request: those sent with their status, and where to send more. */
export const HubUpload = ({ condition, onDone }: { condition: ConditionView; onDone: () => void }) => {
  const { add, ...sending } = useUploads(useCallback(async () => onDone(), [onDone]));
  const { documentType, propertyId, subjectId, files } = condition;
  if (documentType === null) return null;
  return (
    <>
      <p className="small muted">{documentWords[documentType].good}</p>
      <UploadList {...sending} files={files} onRemoved={async () => onDone()} />
      <UploadArea label={titleOf(condition)} onFiles={(sent) => add(sent, { documentType, propertyId, subjectId })} />
      {documentType === 'bankStatement' && (
        <p className="small">
          <Link to={paths.bankStatement}>{documentsPage.connectBank}</Link>
        </p>
      )}
    </>
  );
};
