import type { PipelineRow } from '#entities/contract/pipeline.ts';
import { IconEye, IconUsers } from '#web/ui/icons.ts';
import { duplicateFlag, peek } from '#words/portal/desk/peek.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import styles from './list.module.css';

type Props = { row: PipelineRow; onPeek: (loanId: string) => void };

export const PeekButton = ({ row, onPeek }: Props) => (
  <button
    type="button"
    className={styles.peek}
    aria-label={peek.open(row.names || pipeline.noName)}
    onClick={() => onPeek(row.loanId)}
  >
    <IconEye size={16} stroke={1.75} aria-hidden />
  </button>
);

/** More than one open loan of the person or home; the panel says which, and what to do. */
export const DuplicateFlag = ({ row, onPeek }: Props) =>
  row.duplicates > 0 && (
    <button
      type="button"
      className={styles.duplicate}
      title={duplicateFlag.flagTitle(row.duplicates)}
      onClick={() => onPeek(row.loanId)}
    >
      <IconUsers size={14} stroke={1.75} aria-hidden />
      {duplicateFlag.flag(row.duplicates)}
      <span className="visually-hidden"> {duplicateFlag.flagTitle(row.duplicates)}</span>
    </button>
  );
