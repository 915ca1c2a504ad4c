import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import { arrangedConditions, isWithThem } from '#rules/work/arranged-conditions.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useNewest } from '#web/api-client/use-newest.ts';
import { Link } from '#web/router/link.tsx';
import { OwnDocuments } from '#web/signing/own-documents.tsx';
import { IconMessage } from '#web/ui/icons.ts';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { useFirstInSlices } from '#web/ui/slices/use-first-in-slices.ts';
import { Unbroken } from '#web/ui/unbroken.tsx';
import { useOnceBrought } from '#web/ui/use-once-brought.ts';
import { isWideScreen } from '#web/ui/wide-screen.ts';
import { hubWords as words } from '#words/loan/hub.ts';
import { signing } from '#words/loan/signing.ts';
import { momentText } from '#words/moments.ts';
import { shell } from '#words/shell.ts';
import * as approval from './approval/approval-on-demand.ts';
import { HubCalendar } from './hub-calendar.tsx';
import { HubCorrections } from './hub-corrections.tsx';
import { HubDeadline } from './hub-deadline.tsx';
import { HubDecision } from './hub-decision.tsx';
import { HubFaqs } from './hub-faqs.tsx';
import { HubLinks, useHubPart } from './hub-links.tsx';
import { HubMessages } from './hub-messages.tsx';
import { HubMoney } from './hub-money.tsx';
import styles from './hub-screen.module.css';
import { HubSigning } from './hub-signing.tsx';
import { HubTerms } from './hub-terms.tsx';
import { QuietConditions } from './quiet-conditions.tsx';
import { ShareForm } from './share-form.tsx';
import { hasComeBack, headOf } from './standing/head-of.ts';
import { HubTracker } from './standing/hub-tracker.tsx';
import { OtherRow } from './standing/other-row.tsx';
import { ToDo } from './to-do.tsx';
import { WithdrawApplication } from './withdraw-application.tsx';

/** Final outcomes, after which nothing more is requested. */
const ENDS: ReadonlySet<string> = new Set(['denied', 'withdrawn', 'closedIncomplete', 'counterLapsed']);

/** With more than this to do, the appointment included, a phone shows what others have as one line. */
const MANY = 5;

/** The loan after the last question: its stage, open requests with assignee and reason, messages, dates and funds. Live. */
export const HubScreen = ({ firstName, email }: { firstName: string | null; email: string | null }) => {
  const trpc = useTRPC();
  const hub = useQuery(trpc.loan.hub.queryOptions());
  const loan = useFirstInSlices(useOnceBrought(hub.data, approval.bringFor), (data) => data !== undefined);
  const refresh = () => void hub.refetch();
  useNewest(hub);
  const hasMoney = loan !== undefined && loan.payments !== null && !ENDS.has(loan.decision?.kind ?? '');
  const part = useHubPart(hasMoney);
  // Requests this visit began with: an answered one stays where it is until the page is opened again.
  const seen = useRef(new Set<string>());
  if (hub.isLoadingError) return <NotLoaded retry={hub.refetch} reason={words.failed} />;
  if (loan === undefined) return <SkeletonLines text={shell.loading} />;
  const { tracker, loanNumber, messages, documents, hardPull, payments } = loan;
  const isOver = ENDS.has(loan.decision?.kind ?? '');
  const { toDo, withUs, done } = arrangedConditions(isOver ? [] : loan.conditions, seen.current);
  for (const { condition } of toDo) seen.current.add(condition.key);
  const open = toDo.filter(({ condition }) => isWaitingForAnswer(condition.state));
  const isSigningNow = loan.signing.standing === 'open' && !loan.signing.isSigned;
  const waiting = open.length + (isSigningNow ? 1 : 0);
  const isLong = toDo.length + (loan.closing.appointmentOn === null ? 0 : 1) > MANY;
  const isMoneyBack = !isOver && hasComeBack(payments);
  const head = headOf(loan, { firstName, waiting, isOver });
  const newest = messages.findLast(({ from }) => from !== null);
  const unread = messages.filter(({ isUnread }) => isUnread).length;
  const approved =
    loan.approval === null || isOver
      ? null
      : { hub: loan, approval: loan.approval, open: open.map(({ condition }) => condition.dueOn), withUs };
  // With nothing left to do, the approval is the page; else what is left comes before its details.
  const isSettled = approved !== null && open.length === 0 && !isMoneyBack;
  // The approval has the button to sign, and its steps say what the signing waits for.
  const hasOwnSigning = approved === null || loan.signing.isSigned || !(isSigningNow || isSettled);
  const calendar = <HubCalendar hub={loan} onDone={refresh} />;
  return (
    <div className={styles.hub} data-current={part}>
      <HubLinks current={part} hasMoney={hasMoney} counts={{ toDo: isOver ? 0 : waiting, messages: unread }} />
      {!isOver && <HubDeadline hub={loan} onDone={refresh} />}
      {approved && <approval.hero.Part {...approved} />}
      {approved && isSettled && <approval.details.Part {...approved} calendar={calendar} />}
      <div className={styles.top} data-below={approved ? '' : undefined}>
        {!isSettled && (
          <div>
            {approved === null ? (
              <ArrivalHeading>{head.title}</ArrivalHeading>
            ) : (
              <h2 className="heading-2">{head.title}</h2>
            )}
            <p className={`lede ${styles.lede}`}>
              <Unbroken text={head.lede} />
            </p>
          </div>
        )}
        {newest?.from && (
          <Link className={`note note-soft ${styles.newest}`} to={{ hash: '#messages' }}>
            <IconMessage size={20} stroke={1.75} aria-hidden />
            <span>
              <strong>{newest.from}</strong> <span className="muted small">{momentText(newest.sentAt)}</span>
              <br />
              {newest.body.length > 140 ? `${newest.body.slice(0, 140)}…` : newest.body}
            </span>
          </Link>
        )}
      </div>
      {loan.approval === null && <HubDecision hub={loan} onDone={refresh} />}
      {!isOver && (
        <>
          {!isSettled && (
            <div className={styles.tracker} data-part="toDo">
              <HubTracker rows={tracker} waiting={words.tracker.needYou(waiting)} />
            </div>
          )}
          {hasOwnSigning && (
            <div data-part="toDo">
              <HubSigning hub={loan} />
            </div>
          )}
        </>
      )}
      <div className={styles.columns}>
        <div className={`${styles.main} ${styles.first}`}>
          {!isOver && <HubCorrections />}
          <section aria-labelledby="to-do" data-part="toDo">
            <h2 className="heading-3" id="to-do">
              {words.needsYou} <span className={styles.count}>{waiting}</span>
            </h2>
            {!isOver && documents.needed > 0 && (
              <p className="small muted">{words.documents(documents.needed - documents.uploaded, documents.needed)}</p>
            )}
            {toDo.length === 0 ? (
              <p className={styles.nothing}>
                {isOver ? words.nothingMore : isSigningNow ? words.onlySign : words.nothing}
              </p>
            ) : (
              <ul className={styles.cards}>
                {toDo.map(({ condition, beside }, at) => (
                  <ToDo
                    key={condition.key}
                    condition={condition}
                    beside={beside}
                    hub={loan}
                    isFirst={at === 0}
                    onDone={refresh}
                  />
                ))}
              </ul>
            )}
          </section>
        </div>
        {!isOver && (
          <aside className={styles.side}>
            <div data-part="toDo">
              <QuietConditions
                id="with-us"
                title={words.withUs}
                conditions={withUs}
                held={loan}
                isFolded={isLong && !isWideScreen()}
                action={(condition) =>
                  isWithThem(condition) && (
                    <details>
                      <summary>{words.email.change}</summary>
                      <ShareForm condition={condition} onDone={refresh} />
                    </details>
                  )
                }
                last={loan.other && <OtherRow other={loan.other} signing={loan.signing} />}
              />
            </div>
            {/* A phone has no room for days that are still to be set. */}
            {!isSettled && (
              <div data-part={hasMoney || loan.closing.appointmentOn === null ? 'money' : 'toDo'}>{calendar}</div>
            )}
            <div className={styles.side} data-part="money">
              <HubTerms email={email} loanNumber={loanNumber} hardPull={hardPull} />
              <HubMoney hub={loan} />
            </div>
          </aside>
        )}
        <div className={`${styles.main} ${styles.rest}`}>
          <div data-part="toDo">
            <QuietConditions id="done" title={words.done} conditions={done} isFolded />
          </div>
          <section aria-labelledby="papers" data-part="papers">
            <h2 className="heading-3" id="papers">
              {signing.own.title}
            </h2>
            <OwnDocuments />
          </section>
          <div data-part="messages">
            <HubMessages messages={messages} onDone={refresh} />
          </div>
          <div className={styles.side} data-part="messages">
            <HubFaqs />
            {loan.mayWithdraw && <WithdrawApplication onDone={refresh} />}
          </div>
        </div>
      </div>
      {approved && !isSettled && <approval.details.Part {...approved} calendar={null} />}
    </div>
  );
};
