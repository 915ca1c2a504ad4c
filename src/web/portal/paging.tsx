import { IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts';
import { pipeline as words } from '#words/portal/pipeline.ts';
import styles from './paging.module.css';

export type PagingState = {
  page: number;
  /** The page turned to is on its way. */
  isWaiting: boolean;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

/** On and back through a list that is read page by page; where there is one page there is nothing to turn. */
export const Paging = ({ page, isWaiting, onPrevious, onNext }: PagingState) =>
  onPrevious === null && onNext === null ? null : (
    <nav className={styles.paging} aria-label={words.page(page)}>
      {words.page(page)}
      <button type="button" aria-label={words.previous} disabled={!onPrevious} onClick={() => onPrevious?.()}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={words.next}
        // Not `disabled`: whoever turns by keys would lose their place.
        aria-disabled={isWaiting}
        disabled={!onNext}
        onClick={() => onNext?.()}
      >
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </button>
    </nav>
  );
