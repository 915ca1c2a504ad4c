import { type ReactNode, useRef, useState } from 'react';
import { isOver } from '#rules/stage/loan-end.ts';
import { FormPlace } from '#web/portal/keys/form-place.tsx';
import { useShortcuts } from '#web/portal/keys/use-shortcuts.ts';
import { usePortalData } from '#web/portal/portal-data.ts';
import { Link } from '#web/router/link.tsx';
import { IconArrowsJoin, IconFolderSymlink, IconNote, IconScissors, IconTag } from '#web/ui/icons.ts';
import { sizeText } from '#words/figures.ts';
import { sentDocumentLabel } from '#words/loan/documents.ts';
import { momentText } from '#words/moments.ts';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import { documentDesk } from '#words/portal/loan-desk/work.ts';
import type { LoanDocument } from '../documents/document-row.tsx';
import { DocumentState } from '../documents/document-row.tsx';
import { fullNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import type { Sheet } from './document-data.ts';
import { MergeForm } from './merge-form.tsx';
import { ClassifyForm, MoveForm } from './move-forms.tsx';
import { PageNoteForm, PageNotes } from './page-notes.tsx';
import { isSplittable, rangeText } from './page-ranges.ts';
import styles from './review-panel.module.css';
import { SplitForm } from './split-form.tsx';
import { useDocumentTasks } from './use-document-tasks.ts';

type Task = keyof typeof words.tasks;
const ICONS = {
  split: IconScissors,
  merge: IconArrowsJoin,
  move: IconFolderSymlink,
  classify: IconTag,
  note: IconNote,
} as const satisfies Record<Task, unknown>;
const KEYS = { split: 's', move: 'm', classify: 'c', note: 'n' } as const;

type Props = {
  document: LoanDocument;
  /** Sent for the same request. */
  others: readonly LoanDocument[];
  sheet: Sheet | undefined;
  page: number;
  onPage: (page: number) => void;
  onOpen: (fileId: string) => void;
  /** Reloads notes and rotations. */
  onSheet: () => void;
  children: ReactNode;
};

const Origin = ({ sheet, onOpen }: { sheet: Sheet; onOpen: (fileId: string) => void }) =>
  sheet.origin !== null && (
    <p className="muted">
      {words.madeFrom({
        parts: sheet.origin.parts
          .map(({ name, pages }) => words.madePart(name, words.pageRange(rangeText(pages))))
          .join('; '),
        by: sheet.origin.by,
      })}{' '}
      {sheet.origin.parts.map(({ fileId, name }) => (
        <button key={fileId} className="link-button" type="button" onClick={() => onOpen(fileId)}>
          {words.original(name)}
        </button>
      ))}
    </p>
  );

/** What is known of a document, what can be done with it, and its review. */
export const ReviewPanel = (props: Props) => {
  const { document, others, sheet, page, onPage, onOpen, onSheet, children } = props;
  const { loanId, file, can } = useLoan();
  const { hasLetterKeys } = usePortalData();
  const [task, setTask] = useState<Task | null>(null);
  const tasks = useDocumentTasks((next) => {
    setTask(null);
    if (next !== null) onOpen(next);
  });
  const mayWork = can('workLoan') && !isOver(file.end);
  const may = (each: Task): boolean => each !== 'split' || isSplittable(document);
  const open = (each: Task) => () => (may(each) ? setTask(each) : undefined);
  const keys = Object.fromEntries(
    (['split', 'move', 'classify', 'note'] as const).map((each) => [KEYS[each], open(each)] as const),
  );
  useShortcuts(keys, { isOn: hasLetterKeys && mayWork && task === null });
  const tools = useRef<HTMLDivElement>(null);
  const close = () => {
    tools.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setTask(null);
  };
  const form = { document, tasks, onCancel: close };
  const { pages, size, createdAt, person } = document;
  return (
    <>
      <header className={styles.head}>
        <h3>
          {sentDocumentLabel(document.documentType, document.idSide)} <DocumentState document={document} />
        </h3>
        <p>{fullNameOf(file.application, person)}</p>
        <p className="muted">
          {words.facts({ pages: documentDesk.pages(pages), size: sizeText(size), at: momentText(createdAt) })}
        </p>
        {sheet && <Origin sheet={sheet} onOpen={onOpen} />}
        {document.documentType === 'idDocument' && (
          <p>
            <Link to={`/portal/loan/${loanId}/identity`}>{words.idChecks}</Link>
          </p>
        )}
        {document.conditionKey === null && <p className={styles.unasked}>{words.notRequested}</p>}
      </header>
      {mayWork && (
        <div className={styles.tasks}>
          <div ref={tools} className={styles.taskList} role="toolbar" aria-label={words.review}>
            {(['split', 'merge', 'move', 'classify', 'note'] as const).filter(may).map((each) => {
              const Icon = ICONS[each];
              return (
                <button
                  key={each}
                  className={styles.task}
                  type="button"
                  aria-expanded={task === each}
                  onClick={() => setTask(task === each ? null : each)}
                >
                  <Icon size={16} stroke={1.75} aria-hidden />
                  {words.tasks[each]}
                </button>
              );
            })}
          </div>
          {task !== null && (
            <FormPlace key={task} onCancel={close}>
              {task === 'split' && <SplitForm {...form} />}
              {task === 'merge' && <MergeForm {...form} others={others} />}
              {task === 'move' && <MoveForm {...form} />}
              {task === 'classify' && <ClassifyForm {...form} />}
              {task === 'note' && (
                <PageNoteForm
                  fileId={document.id}
                  page={page}
                  onCancel={close}
                  onDone={() => {
                    close();
                    onSheet();
                  }}
                />
              )}
            </FormPlace>
          )}
          {tasks.told !== null && <p role="status">{tasks.told}</p>}
        </div>
      )}
      {children}
      {sheet && <PageNotes notes={sheet.notes} onOpen={onPage} />}
    </>
  );
};
