import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { FigureName } from '#entities/contract/documents/document-figure.ts';
import { day } from '#entities/values/day.ts';
import { type Cents, toCents } from '#entities/values/money.ts';
import { documentFields } from '#rules/documents/reading/document-fields.ts';
import { monthlyFromPay, paysPerYear } from '#rules/documents/reading/monthly-from-pay.ts';
import { readFigures } from '#rules/documents/reading/read-figures.ts';
import { hasAnyText, textStanding } from '#rules/documents/reading/text-standing.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useShortcuts } from '#web/portal/keys/use-shortcuts.ts';
import { usePortalData } from '#web/portal/portal-data.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inCents } from '#words/figures.ts';
import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import type { LoanDocument } from '../documents/document-row.tsx';
import { useLoan } from '../loan-context.ts';
import { type Figure, FigureRow } from './figure-row.tsx';
import styles from './figures.module.css';
import { rangeText } from './page-ranges.ts';
import type { PageMark } from './page-view.tsx';
import { statedFigure, statedPay } from './stated-figures.ts';

const words = reviewDesk.figures;

const differenceText = (cents: Cents): string =>
  `${cents > 0 ? '+' : cents < 0 ? '\u2212' : ''}${inCents(toCents(Math.abs(cents)))}`;

/** The arithmetic of a paystub, from the figures a person has used, beside what was stated. */
const MonthlyIncome = ({ document, figures }: { document: LoanDocument; figures: readonly Figure[] }) => {
  const { file } = useLoan();
  const usedValue = (name: FigureName) => figures.find((each) => each.name === name)?.used?.value;
  const [gross, from, to] = [
    usedValue('grossPay'),
    day.safeParse(usedValue('periodFrom')),
    day.safeParse(usedValue('periodTo')),
  ];
  const times = from.success && to.success ? paysPerYear(from.data, to.data) : null;
  if (gross === undefined || times === null) return null;
  const pay = toCents(Number(gross));
  const monthly = monthlyFromPay(pay, times);
  const stated = statedPay(document.person, usedValue('employer'), file.application);
  return (
    <dl className={styles.sums}>
      {stated !== null && (
        <div>
          <dt>{words.monthlyStated}</dt>
          <dd>{inCents(stated)}</dd>
        </div>
      )}
      <div>
        <dt>
          {words.monthly}
          <small>{words.monthlyHow(times, inCents(pay))}</small>
        </dt>
        <dd>{inCents(monthly)}</dd>
      </div>
      {stated !== null && (
        <div>
          <dt>{words.difference}</dt>
          <dd>{differenceText(toCents(monthly - stated))}</dd>
        </div>
      )}
    </dl>
  );
};

type Read = inferOutput<ReturnType<typeof useTRPC>['loanReview']['pages']>;

/** What was not read, so that nobody takes "not found" for "not on the paper". */
const unread = (read: Read): string[] => {
  if (read.kind === 'notReadable') return [words.notReadable];
  const standing = textStanding(read.content);
  if (standing.kind === 'none') return [words.isPicture];
  return [
    ...(standing.without.length > 0 ? [words.fewWords(rangeText(standing.without), standing.without.length)] : []),
    ...(standing.read === null ? [] : [words.readTo(standing.read, read.content.pages.length)]),
  ];
};

type Props = {
  document: LoanDocument;
  /** The page in view: what a person types comes from there. */
  page: number;
  current: FigureName | null;
  /** The figure stood on, and the page it was found on or typed from. */
  onCurrent: (name: FigureName, page: number | null) => void;
  /** The places of the figures, by page. */
  onMarks: (marks: ReadonlyMap<number, readonly PageMark[]>) => void;
};

/** The figures of a document beside what the application says; each counts only once a person uses it. */
export const DocumentFigures = ({ document, page, current, onCurrent, onMarks }: Props) => {
  const trpc = useTRPC();
  const { loanId, file, can } = useLoan();
  const { hasLetterKeys } = usePortalData();
  const { id: fileId, documentType } = document;
  const rules = documentFields[documentType];
  const read = useQuery({ ...trpc.loanReview.pages.queryOptions({ loanId, fileId }), enabled: rules !== undefined });
  const kept = useQuery({ ...trpc.loanReview.figures.queryOptions({ loanId }), enabled: rules !== undefined });
  const use = useMutation(trpc.loanReview.useFigure.mutationOptions({ onSuccess: () => void kept.refetch() }));
  const found = useMemo(
    () => (read.data?.kind === 'read' ? readFigures(documentType, read.data.content.pages) : []),
    [read.data, documentType],
  );
  const figures: Figure[] = (rules ?? []).map(({ name }) => {
    const at = found.findIndex((each) => each.name === name);
    return {
      name,
      number: at < 0 ? null : at + 1,
      found: found[at] ?? null,
      used: kept.data?.find((each) => each.fileId === fileId && each.name === name) ?? null,
      stated: statedFigure(document, name, file.application),
    };
  });
  useEffect(() => {
    const marks = new Map<number, PageMark[]>();
    for (const [at, { name, page: on, place }] of found.entries()) {
      const known = marks.get(on) ?? [];
      const same = known.find((each) => each.place.x === place.x && each.place.y === place.y);
      const numbers = [...(same?.numbers ?? []), at + 1];
      const mark = { place, numbers, isCurrent: name === current || same?.isCurrent === true };
      marks.set(on, [...known.filter((each) => each !== same), mark]);
    }
    onMarks(marks);
  }, [found, current, onMarks]);
  const mayUse = can('workLoan') && !isOver(file.end);
  const open = figures.filter(({ found: offered, used }) => offered !== null && used === null);
  type Taken = Parameters<Parameters<typeof FigureRow>[0]['onUse']>[1];
  const take = ({ name, found: offered }: Figure, value: string | null, { isTyped, seen }: Taken) =>
    use.mutate({
      loanId,
      seen,
      figure: {
        fileId,
        name,
        ...(isTyped || !offered ? { page, place: null } : { page: offered.page, place: offered.place }),
      },
      value,
    });
  const useAll = () => {
    for (const figure of open) take(figure, figure.found?.value ?? null, { isTyped: false, seen: null });
  };
  // The button just pressed goes away: the next figure that waits has the focus.
  const list = useRef<HTMLUListElement>(null);
  const goOnFrom = ({ name }: Figure) => {
    const next = open[open.findIndex((each) => each.name === name) + 1] ?? open.find((each) => each.name !== name);
    const row = list.current?.querySelector(`[data-figure="${next?.name ?? name}"]`);
    row?.querySelector<HTMLElement>('[data-use], [data-edit]')?.focus();
  };
  const told = use.data?.kind === 'changedMeanwhile' ? words.changedMeanwhile : use.error?.message;
  useShortcuts({ u: useAll }, { isOn: hasLetterKeys && mayUse && open.length > 0 });
  if (rules === undefined || read.data === undefined || kept.data === undefined) return null;
  return (
    <section className={styles.figures} aria-label={words.title}>
      <header>
        <div>
          <h3>{words.title}</h3>
          <p className="muted">{words.lede}</p>
        </div>
        {mayUse && open.length > 1 && (
          <button className="button button-secondary button-dense" type="button" onClick={useAll}>
            {words.useAll}
            {hasLetterKeys && <kbd>U</kbd>}
          </button>
        )}
      </header>
      <div className={styles.unread}>
        {unread(read.data).map((text) => (
          <Notice key={text} tone="info" title={text} />
        ))}
      </div>
      <ul ref={list}>
        {figures.map((figure) => (
          <FigureRow
            key={figure.name}
            figure={figure}
            isCurrent={figure.name === current}
            mayUse={mayUse}
            isRead={read.data?.kind === 'read' && hasAnyText(read.data.content.pages)}
            onCurrent={() => {
              if (figure.name !== current) onCurrent(figure.name, figure.used?.page ?? figure.found?.page ?? null);
            }}
            onPage={(on) => onCurrent(figure.name, on)}
            onUse={(value, asked) => {
              take(figure, value, asked);
              if (value !== null) goOnFrom(figure);
            }}
          />
        ))}
      </ul>
      {told && <p role="alert">{told}</p>}
      <MonthlyIncome {...{ document, figures }} />
    </section>
  );
};
