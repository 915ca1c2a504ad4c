import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { HeldWork } from '#entities/contract/desk/work-item.ts';
import type { FigureName } from '#entities/contract/documents/document-figure.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useShortcuts } from '#web/portal/keys/use-shortcuts.ts';
import { usePortalData } from '#web/portal/portal-data.ts';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import type { LoanDocument } from '../documents/document-row.tsx';
import { HeldPart, ReadOnlyWhile, useHeld } from '../held-work.tsx';
import { useLoan } from '../loan-context.ts';
import type { Shown } from './document-data.ts';
import { DocumentFigures } from './document-figures.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { JudgeBar } from './judge-bar.tsx';
import { KeyHints } from './key-hints.tsx';
import { isSplittable } from './page-ranges.ts';
import type { PageMark } from './page-view.tsx';
import { ReviewPanel } from './review-panel.tsx';
import styles from './viewer.module.css';

const isToReview = ({ review, conditionKey, state }: LoanDocument): boolean =>
  review === 'received' && conditionKey !== null && state === 'clean';

const NO_MARKS: ReadonlyMap<number, readonly PageMark[]> = new Map();

type Props = {
  shown: Shown;
  /** Everything that was sent in, in the order of the list. */
  documents: readonly LoanDocument[];
  onOpen: (fileId: string) => void;
  onClose: () => void;
};

const Desk = ({ shown: { fileId, name, document, isInList }, documents, onOpen, onClose }: Props) => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const { hasLetterKeys } = usePortalData();
  const [page, setPage] = useState(1);
  const [marks, setMarks] = useState(NO_MARKS);
  const [current, setCurrent] = useState<FigureName | null>(null);
  const [wanted, setWanted] = useState<{ page: number } | null>(null);
  const goTo = (to: number) => setWanted({ page: to });
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const sheet = useQuery(trpc.loanReview.sheet.queryOptions({ loanId, fileId }));
  const { refetch } = sheet;
  const reload = useCallback(() => void refetch(), [refetch]);
  // The document in view keeps its place among those to review.
  const line = documents.filter((each) => isToReview(each) || each.id === fileId);
  const at = line.findIndex(({ id }) => id === fileId);
  const before = at > 0 ? line[at - 1] : undefined;
  const after = line[at + 1];
  const next = after ?? line.find((each) => each.id !== fileId && isToReview(each));
  useShortcuts(
    {
      j: () => after && onOpen(after.id),
      k: () => before && onOpen(before.id),
      Escape: onClose,
    },
    { isOn: hasLetterKeys },
  );
  const mayJudge = !isOver(file.end) && document !== null && document.conditionKey !== null;
  const isThis = ({ kind, subject }: HeldWork) => kind === 'document' && subject === fileId;
  const isJudge = can('workLoan') || file.held.some(isThis);
  return (
    <section ref={top} className={styles.desk} data-viewer aria-label={words.viewer(name)}>
      <header className={styles.head}>
        <button className="link-button" type="button" onClick={onClose}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {words.back}
        </button>
        <h2>{name}</h2>
        {document !== null && line.length > 1 && (
          <span className={styles.queue}>
            {words.place(at + 1, line.length)}
            <button
              className={styles.tool}
              type="button"
              aria-label={words.previous}
              disabled={!before}
              onClick={() => before && onOpen(before.id)}
            >
              <IconChevronLeft size={18} stroke={1.75} aria-hidden />
            </button>
            <button
              className={styles.tool}
              type="button"
              aria-label={words.next}
              disabled={!after}
              onClick={() => after && onOpen(after.id)}
            >
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </button>
          </span>
        )}
      </header>
      <div className={styles.body}>
        <DocumentViewer
          fileId={fileId}
          name={name}
          sheet={sheet.data}
          onSheet={reload}
          page={page}
          onPage={setPage}
          wanted={wanted}
          marks={marks}
          onReasonNeeded={refresh}
        />
        <aside className={styles.side} aria-label={words.review}>
          <div className={styles.panel}>
            {document === null ? (
              <p className="muted">{isInList ? words.sealed : words.noLongerCounts}</p>
            ) : (
              <ReviewPanel
                document={document}
                others={documents.filter(
                  (each) =>
                    each.id !== fileId && each.conditionKey !== null && each.conditionKey === document.conditionKey,
                )}
                sheet={sheet.data}
                page={page}
                onPage={goTo}
                onOpen={onOpen}
                onSheet={reload}
              >
                <DocumentFigures
                  document={document}
                  page={page}
                  current={current}
                  onCurrent={(name, on) => {
                    setCurrent(name);
                    if (on !== null) goTo(on);
                  }}
                  onMarks={setMarks}
                />
              </ReviewPanel>
            )}
          </div>
          {mayJudge && isJudge && (
            <HeldPart isOf={isThis}>
              <JudgeBar
                document={document}
                hasNext={next !== undefined}
                onAccepted={() => (next ? onOpen(next.id) : undefined)}
              />
            </HeldPart>
          )}
        </aside>
      </div>
      {hasLetterKeys && (
        <KeyHints canSplit={document !== null && isSplittable(document)} isSealed={document === null} />
      )}
    </section>
  );
};

/** One document: pages in the middle, review beside them, and the way to the next. A colleague who took it has it alone. */
export const DocumentDesk = (props: Props) => {
  const { fileId } = props.shown;
  const held = useHeld(({ kind, subject }) => kind === 'document' && subject === fileId);
  return (
    <ReadOnlyWhile held={held}>
      <Desk {...props} />
    </ReadOnlyWhile>
  );
};
