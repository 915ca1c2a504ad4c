import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentPage } from '#entities/contract/documents/document-pages.ts';
import { findInPages } from '#rules/documents/reading/find-in-pages.ts';
import { pageRows } from '#rules/documents/reading/page-rows.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useShortcuts } from '#web/portal/keys/use-shortcuts.ts';
import { usePortalData } from '#web/portal/portal-data.ts';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import { documentDesk } from '#words/portal/loan-desk/work.ts';
import { useLoan } from '../loan-context.ts';
import type { Sheet } from './document-data.ts';
import { FindBar } from './find-bar.tsx';
import { PageThumbs } from './page-thumbs.tsx';
import { type PageMark, PageView } from './page-view.tsx';
import { useDocumentLink } from './use-document-link.ts';
import { useShownPage } from './use-shown-page.ts';
import styles from './viewer.module.css';
import { nextZoom, ViewerTools, type Zoom } from './viewer-tools.tsx';

const PageText = ({ page, size }: { page: number; size: DocumentPage }) => {
  const rows = pageRows(size);
  return (
    <section className={styles.text} aria-label={words.textOf(page)}>
      {rows.length === 0 ? (
        <p>{words.noText}</p>
      ) : (
        rows.map(({ text, parts }) => <p key={`${parts[0]?.run.x} ${parts[0]?.run.y}`}>{text}</p>)
      )}
    </section>
  );
};

type Props = {
  fileId: string;
  name: string;
  sheet: Sheet | undefined;
  onSheet: () => void;
  /** The page in view, for notes and marks. */
  page: number;
  onPage: (page: number) => void;
  /** The page a note or a figure leads to; each press is a new one. */
  wanted: { page: number } | null;
  /** Marks of each page. */
  marks: ReadonlyMap<number, readonly PageMark[]>;
  onReasonNeeded: () => void;
};

/** The pages of a document: small ones to move by, and the pages themselves with zoom, rotation and search. */
export const DocumentViewer = (props: Props) => {
  const { fileId, name, sheet, onSheet, page, onPage, wanted, marks, onReasonNeeded } = props;
  const trpc = useTRPC();
  const { loanId, file, can } = useLoan();
  const { hasLetterKeys } = usePortalData();
  const { link, problem, renew } = useDocumentLink(fileId, { onReasonNeeded });
  const isOpen = link?.kind === 'open';
  const read = useQuery({ ...trpc.loanReview.pages.queryOptions({ loanId, fileId }), enabled: isOpen });
  const [zoom, setZoom] = useState<Zoom>(100);
  const [isTextShown, setIsTextShown] = useState(false);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const scroll = useRef<HTMLDivElement>(null);
  const { goTo } = useShownPage(scroll, { page, onPage, isReady: read.data !== undefined });
  const turn = useMutation(trpc.loanReview.turnPage.mutationOptions({ onSuccess: onSheet }));
  const turns = useMemo(() => new Map(sheet?.turns.map((each) => [each.page, each.quarters])), [sheet]);
  const content = read.data?.kind === 'read' ? read.data.content : null;
  const pages = (content?.pages ?? []).map((size, index) => ({ page: index + 1, size }));
  const matches = useMemo(() => findInPages(content?.pages ?? [], query), [content, query]);
  const match = matches[at % Math.max(matches.length, 1)];
  useEffect(() => {
    if (match) goTo(match.page);
  }, [match, goTo]);
  useEffect(() => {
    if (wanted) goTo(wanted.page);
  }, [wanted, goTo]);
  const mayTurn = can('workLoan') && !isOver(file.end);
  const turnBy = (by: 1 | -1) => {
    if (mayTurn) turn.mutate({ loanId, fileId, page, quarters: ((turns.get(page) ?? 0) + by + 4) % 4 });
  };
  useShortcuts(
    {
      r: () => turnBy(1),
      '+': () => setZoom((before) => nextZoom(before, 1)),
      '-': () => setZoom((before) => nextZoom(before, -1)),
    },
    { isOn: hasLetterKeys },
  );
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (link?.kind === 'notChecked') return <p>{documentDesk.notChecked}</p>;
  if (link?.kind !== 'open' || read.isPending) return <SkeletonLines text={documentDesk.loading} />;
  if (content === null)
    return (
      <p role="alert">
        {read.error?.message ?? words.notReadable}{' '}
        <a href={link.url} target="_blank" rel="noreferrer">
          {words.download}
        </a>
      </p>
    );
  const hasText = pages.some(({ size }) => size.runs.length > 0);
  const marksOn = (on: number): readonly PageMark[] => [
    ...(marks.get(on) ?? []),
    ...matches
      .filter((each) => each.page === on)
      .flatMap((each) => each.places.map((place) => ({ place, numbers: [], isCurrent: each === match }))),
  ];
  return (
    <div className={styles.viewer}>
      {pages.length > 1 && <PageThumbs link={link.url} pages={pages} turns={turns} current={page} onChoose={goTo} />}
      <div className={styles.center}>
        <div className={styles.bar}>
          <ViewerTools
            zoom={zoom}
            page={page}
            pages={pages.length}
            isTextShown={isTextShown}
            download={link.url}
            mayTurn={mayTurn}
            onZoom={setZoom}
            onTurn={turnBy}
            onText={() => setIsTextShown((before) => !before)}
          />
          <FindBar
            text={query}
            at={at % Math.max(matches.length, 1)}
            count={matches.length}
            searched={content.read < pages.length ? content.read : null}
            hasText={hasText}
            onText={(text) => {
              setQuery(text);
              setAt(0);
            }}
            onMove={(by) => setAt((before) => (before + by + matches.length) % Math.max(matches.length, 1))}
          />
        </div>
        {/* Scrolled by keyboard too. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to take the focus */}
        <section ref={scroll} className={styles.pages} tabIndex={0} aria-label={words.pagesOf(name)} data-zoom={zoom}>
          {pages.map(({ page: number, size }) => (
            <div key={number}>
              <PageView
                link={link.url}
                page={number}
                size={size}
                quarters={turns.get(number) ?? 0}
                isEnlarged={zoom > 125}
                marks={marksOn(number)}
                onFailed={renew}
              />
              {isTextShown && <PageText page={number} size={size} />}
            </div>
          ))}
        </section>
      </div>
    </div>
  );
};
