import { useEffect, useId, useState } from 'react';
import { Chip } from '#web/ui/chip.tsx';
import { IconCamera, IconUpload } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { identityWords as words } from '#words/funnel/identity.ts';
import { ACCEPTED } from '../documents/check-before-sending.ts';
import styles from './identity-capture.module.css';
import { lookAtPicture } from './look-at-picture.ts';
import type { PictureProblem } from './picture-quality.ts';

type Props = {
  title: string;
  isThere: boolean;
  /** Shown while the picture is missing. */
  missing?: string;
  text?: string;
  /** A selfie uses the front camera. */
  camera?: 'environment' | 'user';
  /** A required picture has the primary button until it is there. */
  weight?: 'primary' | 'secondary';
  onFile: (file: File) => void;
};

/** One side of an ID, or the selfie. A picture that looks wrong is shown with advice; the applicant makes the final call. */
export const IdentitySide = ({
  title,
  isThere,
  missing = words.missing,
  text,
  camera = 'environment',
  weight = 'primary',
  onFile,
}: Props) => {
  const id = useId();
  const [doubted, setDoubted] = useState<{ file: File; problem: PictureProblem } | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  useEffect(() => () => void (sent !== null && URL.revokeObjectURL(sent)), [sent]);
  const send = (file: File) => {
    setDoubted(null);
    // A PDF has no picture to show.
    setSent(file.type.startsWith('image/') ? URL.createObjectURL(file) : null);
    onFile(file);
  };
  const take = async (input: HTMLInputElement) => {
    const [file] = [...(input.files ?? [])];
    if (!file) return;
    const problem = await lookAtPicture(file);
    input.value = '';
    if (problem === null) send(file);
    else setDoubted({ file, problem });
  };
  const input = (name: string, extra: { accept: string; capture?: Props['camera'] }) => (
    <input
      className="visually-hidden"
      id={`${id}-${name}`}
      type="file"
      {...extra}
      onChange={({ currentTarget }) => void take(currentTarget)}
    />
  );
  return (
    <>
      <div className={styles.head}>
        <h2 className="heading-4">{title}</h2>
        <Chip tone={isThere ? 'ok' : 'off'}>{isThere ? words.there : missing}</Chip>
      </div>
      {text !== undefined && <p className="small">{text}</p>}
      {doubted !== null && (
        <Notice tone="warn" title={words.problems[doubted.problem].title}>
          {words.problems[doubted.problem].text}{' '}
          <button className="link-button" type="button" onClick={() => send(doubted.file)}>
            {words.anyway}
          </button>
        </Notice>
      )}
      {sent !== null && <img className={styles.thumbnail} src={sent} alt={words.thumbnail(title)} />}
      <span className={styles.buttons}>
        {input('photo', { accept: 'image/*', capture: camera })}
        <label className={`button button-${isThere ? 'secondary' : weight} button-small`} htmlFor={`${id}-photo`}>
          <IconCamera size={18} stroke={1.75} aria-hidden />
          {isThere ? words.retake : words.photo}
          <span className="visually-hidden"> {title}</span>
        </label>
        {input('file', { accept: ACCEPTED })}
        <label className="button button-secondary button-small" htmlFor={`${id}-file`}>
          <IconUpload size={18} stroke={1.75} aria-hidden />
          {words.file}
          <span className="visually-hidden"> {title}</span>
        </label>
      </span>
    </>
  );
};
