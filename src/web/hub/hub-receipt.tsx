import { useQuery } from '@tanstack/react-query';
import type { Application } from '#entities/application/application.ts';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { fullName } from '#entities/text/full-name.ts';
import { dueDay } from '#rules/compliance/clocks.ts';
import { countOfUploads } from '#rules/documents/document-progress.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useCurrentQuote } from '#web/api-client/use-current-quote.ts';
import { lender } from '#web/lender.ts';
import { useOpenDocument } from '#web/signing/use-open-document.ts';
import { WindowLine, type WindowStep } from '#web/ui/house/window-line.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { inDay, inDollars, inList, inLongDate, inPercent } from '#words/figures.ts';
import { receipt as words } from '#words/loan/receipt.ts';
import { signing } from '#words/loan/signing.ts';
import { lenderMomentText } from '#words/moments.ts';
import { shell } from '#words/shell.ts';
import styles from './hub-receipt.module.css';
import { nextTurn, type Turn } from './standing/next-turn.ts';

const NOBODYS: Turn = { isYours: false, other: null };

/** "10:01 PM Eastern Time" stays on one line, below its day if need be. */
const timeTogether = (moment: string): string =>
  moment.replace(/(?<=, )[^,]+$/, (time) => time.replaceAll(' ', '\u00a0'));

const GLYPHS = { done: 'done', now: 'now', later: 'todo' } as const;

/** From sending to the money, each with its day; what is only expected says so. */
const stagesOf = ({ tracker, today }: LoanHub, turn: Turn): WindowStep[] =>
  tracker.map(({ stage, state, on, isExpected }) => {
    const named = on && words.on(inDay(on));
    const day = named && isExpected && state !== 'done' ? words.about(named) : named;
    const name = stage === 'documents' ? words.stages.documents(turn) : words.stages[stage];
    return {
      state: GLYPHS[state],
      when: null,
      title: [name, ...(day === null ? [] : [day])].join(', '),
      text: stage === 'review' ? words.reviewText(inLongDate(dueDay('creditDecision', today))) : null,
    };
  });

type Props = {
  application: Application;
  firstName: string | null;
  email: string | null;
  sentAt: Date;
  onGoOn: () => void;
};

/** Right after sending: what was sent, when and for whom, what comes next, and the PDF to keep. */
export const HubReceipt = ({ application, firstName, email, sentAt, onGoOn }: Props) => {
  const trpc = useTRPC();
  const hub = useQuery(trpc.loan.hub.queryOptions());
  const papers = useQuery(trpc.signing.papers.queryOptions());
  const { openPdf, isFailed } = useOpenDocument();
  const pdf = papers.data?.findLast(({ kind }) => kind === 'applicationReceipt');
  const { offerChoice, property, uploads } = application;
  const quote = useCurrentQuote({ email, of: hub.data?.loanNumber }).answer?.data ?? null;
  const rows = [
    [words.rows.sent, timeTogether(lenderMomentText(lender.timeZone, sentAt))],
    [words.rows.by, inList(peopleOf(application).map(({ applicant }) => fullName(applicant)))],
    [words.rows.line, offerChoice?.amount ? inDollars(offerChoice.amount) : words.notYet],
    ...(quote === null ? [] : [[words.rows.apr, words.apr[quote.product](inPercent(quote.apr, 2))]]),
    [words.rows.home, [property.line1, property.city].filter(Boolean).join(', ')],
    [words.rows.documents, String(countOfUploads(uploads.filter(({ state }) => state !== 'notAccepted')))],
    ...(email === null ? [] : [[words.rows.copy, email]]),
  ];
  if (hub.isPending) return <SkeletonLines text={shell.loading} />;
  const turn = hub.data ? nextTurn(hub.data) : NOBODYS;
  return (
    <div className={styles.receipt}>
      <div className={styles.columns}>
        <div className={styles.said}>
          <ArrivalHeading>{words.title(firstName)}</ArrivalHeading>
          <p className="lede">{words.lede(turn, hub.data?.worker ?? null)}</p>
          <p className={styles.actions}>
            <button className="button button-primary button-large" type="button" onClick={onGoOn}>
              {words.goOn}
            </button>
            {pdf !== undefined && (
              <button className="button button-secondary button-large" type="button" onClick={() => openPdf(pdf.id)}>
                {words.pdf}
              </button>
            )}
          </p>
          {isFailed && <Notice tone="stop" title={signing.failed} />}
          <section aria-labelledby="receipt-next">
            <h2 className="heading-3" id="receipt-next">
              {words.next}
            </h2>
            <WindowLine steps={hub.data ? stagesOf(hub.data, turn) : []} />
          </section>
        </div>
        <section className="card" aria-labelledby="receipt-card">
          <div className={styles.head}>
            <h2 className="heading-4" id="receipt-card">
              {words.card}
            </h2>
            <span className="small muted">{hub.data?.loanNumber}</span>
          </div>
          <dl className="rows">
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
};
