import { useId, useState } from 'react';
import { IconCamera, IconUpload } from '#web/ui/icons.ts';
import { documentsPage as words } from '#words/loan/documents-page.ts';
import { ACCEPTED } from './check-before-sending.ts';
import styles from './upload-area.module.css';

type UploadAreaProps = { label: string; onFiles: (files: File[]) => void };

/** Choose, drop or photograph. The inputs are native, so that keyboards and screen readers work as expected. */
export const UploadArea = ({ label, onFiles }: UploadAreaProps) => {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // Lets the same file be chosen again, for example after a change.
    input.value = '';
  };
  return (
    <fieldset
      className={styles.area}
      data-over={isOver}
      aria-label={words.send(label)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <span className={styles.buttons}>
        <input
          className="visually-hidden"
          id={`${id}-file`}
          type="file"
          multiple
          accept={ACCEPTED}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        <label className="button button-secondary button-small" htmlFor={`${id}-file`}>
          <IconUpload size={18} stroke={1.75} aria-hidden />
          {words.choose}
          <span className="visually-hidden"> {label}</span>
        </label>
        <span className={styles.photo}>
          <input
            className="visually-hidden"
            id={`${id}-photo`}
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ currentTarget }) => take(currentTarget)}
          />
          <label className="button button-quiet button-small" htmlFor={`${id}-photo`}>
            <IconCamera size={18} stroke={1.75} aria-hidden />
            {words.photo}
            <span className="visually-hidden"> {label}</span>
          </label>
        </span>
      </span>
      <span className={`small muted ${styles.hint}`}>{words.drop}</span>
    </fieldset>
  );
};
