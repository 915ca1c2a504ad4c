import { IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts';
import { pipeline as words } from '#words/portal/pipeline.ts';
import styles from './paging.module.css';

export type PagingState = {
  page: number;
  /** The requested page is loading. */
  isWaiting: boolean;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

/** Previous and Next for a paged list; hidden if there is only one page. */
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
        // Not `disabled`: keyboard users would lose focus.
        aria-disabled={isWaiting}
        disabled={!onNext}
        onClick={() => onNext?.()}
      >
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </button>
    </nav>
  );
