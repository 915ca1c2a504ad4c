import { useCallback } from 'react';
import type { ConditionView } from '#entities/condition-view.ts';
import { documentWords } from '#words/en/documents.ts';
import { FileRow } from '../documents/file-row.tsx';
import rows from '../documents/file-rows.module.css';
import { UploadArea } from '../documents/upload-area.tsx';
import { UploadRow } from '../documents/upload-row.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { titleOf } from './condition-title.ts';

/** Files for one request: what was sent and became of it, and where to send more. */
export const HubUpload = ({ condition, onDone }: { condition: ConditionView; onDone: () => void }) => {
  const { items, add, again, drop } = useUploads(useCallback(async () => onDone(), [onDone]));
  const { documentType, propertyId, subjectId, files } = condition;
  if (documentType === null) return null;
  return (
    <>
      <p className="small muted">{documentWords[documentType].good}</p>
      {(files.length > 0 || items.length > 0) && (
        <ul className={rows.rows}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
          {items.map((item) => (
            <UploadRow key={item.id} item={item} onAgain={() => again(item.id)} onDrop={() => drop(item.id)} />
          ))}
        </ul>
      )}
      <UploadArea label={titleOf(condition)} onFiles={(sent) => add(sent, { documentType, propertyId, subjectId })} />
    </>
  );
};
