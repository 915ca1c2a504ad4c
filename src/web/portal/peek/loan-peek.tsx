import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PipelineRow } from '#entities/contract/pipeline.ts';
import { isOpenLoan } from '#rules/stage/waiting-on.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { IconX } from '#web/ui/icons.ts';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { momentText } from '#words/moments.ts';
import { peek as words } from '#words/portal/desk/peek.ts';
import { assigning } from '#words/portal/loan-desk/head.ts';
import { pipeline, stageWords } from '#words/portal/pipeline.ts';
import { portal } from '#words/portal/portal.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { PipelineClock } from '../pipeline/pipeline-clock.tsx';
import { DtiFigure, lineText, percentText } from '../pipeline/pipeline-columns.tsx';
import { WaitingOn } from '../pipeline/waiting-on.tsx';
import { usePortalData } from '../portal-data.ts';
import { useMay } from '../use-may.ts';
import { workAddress, workKey, workText } from '../work/work-text.ts';
import { DuplicateList, useDuplicates } from './duplicate-list.tsx';
import styles from './peek.module.css';
import { useTakeLoan } from './use-take-loan.ts';

const SHOWN = 5;

const Duplicates = ({ loanId }: { loanId: string }) => <DuplicateList loanId={loanId} asked={useDuplicates(loanId)} />;

/** What a colleague noted last; nothing where nobody has. */
const LatestNote = ({ loanId }: { loanId: string }) => {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.loanFile.notes.queryOptions({ loanId }));
  const last = data?.reduce<(typeof data)[number] | null>(
    (newest, note) => (newest === null || note.at > newest.at ? note : newest),
    null,
  );
  if (!last) return null;
  return (
    <section className={styles.note} aria-label={words.note}>
      <b>
        {last.by}, {momentText(last.at)}
      </b>{' '}
      {last.body}
    </section>
  );
};

/** What is open on the loan for the lender, the first due first. */
const OpenWork = ({ loanId, besides }: { loanId: string; besides: string | null }) => {
  const trpc = useTRPC();
  const work = useQuery(trpc.work.onLoan.queryOptions({ loanId }));
  if (work.isError) return <p className="field-error">{work.error.message}</p>;
  if (!work.data) return <SkeletonLines text={portal.loading} />;
  const open = work.data.filter((row) => workKey(row) !== besides);
  if (open.length === 0) return <p className="muted">{words.nothingOpen}</p>;
  return (
    <>
      <ol className={styles.work}>
        {open.slice(0, SHOWN).map((row) => {
          const { title, note } = workText(row);
          return (
            <li key={workKey(row)}>
              <Link to={workAddress(row)}>{title}</Link>
              <span>{[note, row.owner && words.by(row.owner.name)].filter(Boolean).join(', ')}</span>
            </li>
          );
        })}
      </ol>
      {open.length > SHOWN && <p className="muted">{words.more(open.length - SHOWN)}</p>}
    </>
  );
};

type Beside = {
  onClose: () => void;
  /** The piece of work it was opened for, and its key. */
  children?: ReactNode;
  besides?: string;
};

/** A loan nobody has goes to the first who takes it. */
const TakeLoan = ({ loanId, onTaken }: { loanId: string; onTaken: () => void }) => {
  const { hasLetterKeys } = usePortalData();
  const take = useTakeLoan(onTaken);
  const press = () => take.mutate({ loanId });
  useShortcuts({ t: press }, { isOn: hasLetterKeys && !take.isPending });
  return (
    <button className="button button-secondary button-dense" type="button" disabled={take.isPending} onClick={press}>
      {assigning.take}
    </button>
  );
};

/** A loan beside the list: its figures, what it waits on, what colleagues noted last, and what comes next. */
const LoanAtAGlance = ({ row, onClose, children, besides }: Beside & { row: PipelineRow }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = row.names || pipeline.noName;
  // Each loan looked at is announced; the list's keys keep working from here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);
  const { figures } = words;
  const mayTake = useMay('correspond') && isOpenLoan(row.stage, { isIdle: false, nextDue: row.nextDue });
  return (
    <aside className={styles.peek} aria-label={words.label(name)}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </button>
      </header>
      <p className={styles.number}>
        {row.loanNumber}
        {row.state !== null && `, ${row.state}`}
      </p>
      {children}
      {row.duplicates > 0 && <Duplicates loanId={row.loanId} />}
      <dl className={styles.figures}>
        <div>
          <dt>{figures.line}</dt>
          <dd>{lineText(row.line)}</dd>
        </div>
        <div>
          <dt>{figures.cltv}</dt>
          <dd>{percentText(row.cltv)}</dd>
        </div>
        <div>
          <dt>{figures.dti}</dt>
          <dd>
            <DtiFigure row={row} />
          </dd>
        </div>
        <div>
          <dt>{figures.score}</dt>
          <dd>{row.score ?? '–'}</dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        <dt>{figures.stage}</dt>
        <dd>{stageWords[row.stage]}</dd>
        <dt>{figures.waitingOn}</dt>
        <dd>
          <WaitingOn row={row} />
        </dd>
        <dt>{words.owner}</dt>
        <dd>{row.owner?.name ?? words.nobody}</dd>
        <dt>{words.clocks.threeDay}</dt>
        <dd>{row.threeDay === null ? words.noClock : <PipelineClock clock={row.threeDay} />}</dd>
        <dt>{words.clocks.decision}</dt>
        <dd>{row.decision === null ? words.noClock : <PipelineClock clock={row.decision} />}</dd>
      </dl>
      <LatestNote loanId={row.loanId} />
      <h3>{besides === undefined ? words.next : words.also}</h3>
      <OpenWork loanId={row.loanId} besides={besides ?? null} />
      <p className={styles.actions}>
        <Link
          className={`button button-dense ${children ? 'button-secondary' : 'button-primary'}`}
          to={`/portal/loan/${row.loanId}`}
        >
          {words.openLoan}
        </Link>
        {mayTake && row.owner === null && !children && (
          <TakeLoan loanId={row.loanId} onTaken={() => heading.current?.focus({ preventScroll: true })} />
        )}
      </p>
    </aside>
  );
};

/** For a list that does not hold the loan's figures. */
const SoughtLoan = ({ loanId, ...beside }: Beside & { loanId: string }) => {
  const trpc = useTRPC();
  const loan = useQuery(trpc.work.listed.queryOptions({ loanId }));
  if (loan.isError)
    return (
      <aside className={styles.peek}>
        <p className="field-error" role="alert">
          {loan.error.message}
        </p>
      </aside>
    );
  return loan.data ? <LoanAtAGlance row={loan.data} {...beside} /> : null;
};

/** Loaded when the first panel is opened. */
const LoanPeek = (props: Beside & ({ row: PipelineRow } | { loanId: string })) =>
  'row' in props ? <LoanAtAGlance {...props} /> : <SoughtLoan {...props} />;

export default LoanPeek;
