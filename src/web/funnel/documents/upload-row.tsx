import { IconAlertCircle, IconFileText } from '#web/ui/icons.ts';
import { sizeText } from '#words/figures.ts';
import { documentsPage as words } from '#words/loan/documents-page.ts';
import styles from './file-rows.module.css';
import type { UploadItem } from './use-uploads.ts';

type UploadRowProps = { item: UploadItem; onAgain: () => void; onDrop: () => void };

const stateText = (item: UploadItem): string => {
  switch (item.state) {
    case 'waiting':
      return words.waiting;
    case 'sending':
      return item.share < 1 ? words.sent(Math.floor(item.share * 100)) : words.checking;
    case 'refused':
      return item.message;
    case 'lost':
      return words.lost;
  }
};

/** A file being uploaded, or one that failed and why. */
export const UploadRow = ({ item, onAgain, onDrop }: UploadRowProps) => {
  const { file, state } = item;
  const isProblem = state === 'refused' || state === 'lost';
  const Icon = isProblem ? IconAlertCircle : IconFileText;
  return (
    <li className={styles.row} data-problem={isProblem}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div className={styles.text}>
        <span className={styles.name}>{file.name}</span>
        <span className="small muted">{sizeText(file.size)}</span>
        {state === 'sending' && (
          <progress className={styles.progress} aria-label={words.progress(file.name)} max={1} value={item.share} />
        )}
        <span className={isProblem ? styles.problem : 'small muted'} role={isProblem ? 'alert' : undefined}>
          {stateText(item)}
        </span>
      </div>
      <span className={styles.actions}>
        {state === 'lost' && (
          <button className="link-button" type="button" onClick={onAgain}>
            {words.again}
            <span className="visually-hidden"> {file.name}</span>
          </button>
        )}
        <button className="link-button" type="button" onClick={onDrop}>
          {isProblem ? words.dismiss : words.cancel}
          <span className="visually-hidden"> {file.name}</span>
        </button>
      </span>
    </li>
  );
};
