import type { DocumentWanted } from '#entities/document-wanted.ts';
import { Chip } from '#web/ui/chip.tsx';
import { documentLabel, documentWords } from '#words/en/documents.ts';
import { documentsPage as words } from '#words/en/documents-page.ts';
import styles from './document-card.module.css';
import { FileRow } from './file-row.tsx';
import rows from './file-rows.module.css';
import { UploadArea } from './upload-area.tsx';
import { UploadRow } from './upload-row.tsx';
import type { UploadItem } from './use-uploads.ts';

type DocumentCardProps = {
  wanted: DocumentWanted;
  isCouple: boolean;
  items: readonly UploadItem[];
  onFiles: (files: File[]) => void;
  onAgain: (id: string) => void;
  onDrop: (id: string) => void;
};

export const labelOf = ({ documentType, years }: Pick<DocumentWanted, 'documentType' | 'years'>): string =>
  years.length === 0 ? documentLabel(documentType) : `${documentLabel(documentType)} (${words.years(years)})`;

/** One document: what it is, how many, what a good one looks like, what was sent, and where to send more. */
export const DocumentCard = ({ wanted, isCouple, items, onFiles, onAgain, onDrop }: DocumentCardProps) => {
  const { count, uploaded, isComplete, place, isOfHousehold, files } = wanted;
  const label = labelOf(wanted);
  return (
    <li className={`card ${styles.card}`}>
      <div className={styles.head}>
        <h2 className="heading-4">{label}</h2>
        <Chip tone={isComplete ? 'ok' : 'wait'}>{isComplete ? words.complete : words.progressOf(uploaded, count)}</Chip>
      </div>
      {place !== null && <p className="small">{words.forPlace(place)}</p>}
      <p className="small muted">{documentWords[wanted.documentType].good}</p>
      {isOfHousehold && isCouple && <p className="small muted">{words.either}</p>}
      {(files.length > 0 || items.length > 0) && (
        <ul className={rows.rows}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
          {items.map((item) => (
            <UploadRow key={item.id} item={item} onAgain={() => onAgain(item.id)} onDrop={() => onDrop(item.id)} />
          ))}
        </ul>
      )}
      <UploadArea label={label} onFiles={onFiles} />
    </li>
  );
};
