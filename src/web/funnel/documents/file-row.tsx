import { useMutation } from '@tanstack/react-query';
import type { DocumentWanted } from '#entities/contract/document-wanted.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { IconFileText } from '#web/ui/icons.ts';
import { sizeText } from '#words/figures.ts';
import { documentsPage as words } from '#words/loan/documents-page.ts';
import styles from './file-rows.module.css';

type WantedFile = DocumentWanted['files'][number];
type Standing = keyof typeof words.standings;

const TONES = {
  scanning: 'wait',
  received: 'wait',
  accepted: 'ok',
  notAccepted: 'stop',
  replaced: 'notNeeded',
} as const satisfies Record<Standing, ChipTone>;

type Props = {
  file: WantedFile;
  canOpen?: boolean;
  /** Whether the request is met. */
  isMet?: boolean;
  onRemoved?: (() => Promise<unknown>) | null;
};

/** A rejected file no longer matters once a better one is there. */
const standingOf = ({ file: { state, review }, isMet = false }: Props): Standing => {
  if (state === 'quarantined') return 'scanning';
  return review === 'notAccepted' && isMet ? 'replaced' : review;
};

/** A received file and its status. */
export const FileRow = ({ file, canOpen = true, isMet = false, onRemoved = null }: Props) => {
  const api = useTRPCClient();
  const standing = standingOf({ file, isMet });
  const remove = useMutation({
    mutationFn: () => api.files.remove.mutate({ id: file.id }),
    onSuccess: () => onRemoved?.(),
  });
  const open = async () => {
    const { url } = await api.files.link.query({ id: file.id });
    window.open(url, '_blank', 'noopener');
  };
  return (
    <li className={styles.row}>
      <IconFileText size={20} stroke={1.75} aria-hidden />
      <div className={styles.text}>
        <span className={styles.name}>{file.name}</span>
        <span className="small muted">
          {words.pages(file.pages)}, {sizeText(file.size)}
        </span>
      </div>
      <span className={styles.actions}>
        <Chip tone={TONES[standing]}>{words.standings[standing]}</Chip>
        {canOpen && standing !== 'scanning' && (
          <button className="link-button" type="button" onClick={() => void open()}>
            {words.open}
            <span className="visually-hidden"> {file.name}</span>
          </button>
        )}
        {onRemoved !== null && (standing === 'received' || standing === 'scanning') && (
          <button
            className="link-button"
            type="button"
            disabled={remove.isPending}
            aria-label={words.removeNamed(file.name)}
            onClick={() => remove.mutate()}
          >
            {words.remove}
          </button>
        )}
        {remove.data?.kind === 'reviewed' && <span role="alert">{words.reviewed}</span>}
        {remove.isError && <span role="alert">{remove.error.message}</span>}
      </span>
    </li>
  );
};
