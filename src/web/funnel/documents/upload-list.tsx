import type { DocumentWanted } from '#entities/contract/document-wanted.ts';
import { FileRow } from './file-row.tsx';
import styles from './file-rows.module.css';
import { UploadRow } from './upload-row.tsx';
import type { UploadItem } from './use-uploads.ts';

type Props = {
  items: readonly UploadItem[];
  again: (id: string) => void;
  drop: (id: string) => void;
  files?: DocumentWanted['files'];
  canOpen?: boolean;
  isMet?: boolean;
  /** After a file was taken back; null where that needs signing in. */
  onRemoved?: (() => Promise<unknown>) | null;
};

/** Received files and pending uploads; nothing if there are neither. */
export const UploadList = ({ items, again, drop, files = [], ...shown }: Props) =>
  files.length + items.length === 0 ? null : (
    <ul className={styles.rows}>
      {files.map((file) => (
        <FileRow
          key={file.id}
          file={file}
          canOpen={shown.canOpen ?? true}
          isMet={shown.isMet ?? false}
          onRemoved={shown.onRemoved ?? null}
        />
      ))}
      {items.map((item) => (
        <UploadRow key={item.id} item={item} onAgain={() => again(item.id)} onDrop={() => drop(item.id)} />
      ))}
    </ul>
  );
