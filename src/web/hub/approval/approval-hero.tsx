import { useQuery } from '@tanstack/react-query';
import { type Day, weekdayOf } from '#entities/values/day.ts';
import { nearestDollars } from '#entities/values/money.ts';
import { steps } from '#funnel/steps.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { useOpenDocument } from '#web/signing/use-open-document.ts';
import { WindowGlyph } from '#web/ui/house/window-glyph.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { Unbroken } from '#web/ui/unbroken.tsx';
import { inDollars, inFullDate, inList, inNearDay, inPercent, inPoints } from '#words/figures.ts';
import { approval as words } from '#words/loan/approval.ts';
import { signing } from '#words/loan/signing.ts';
import { loanDays } from '../loan-days.ts';
import styles from './approval-hero.module.css';
import type { Approved } from './next-steps.ts';
import { StreetPicture } from './street-picture.tsx';

const full = (day: Day): string => inFullDate(day, weekdayOf(day));
const near = (day: Day): string => inNearDay(day, weekdayOf(day));

const canSign = ({ hub }: Approved): boolean => hub.signing.standing === 'open' && !hub.signing.isSigned;

const lede = (approved: Approved): string => {
  const { hub, approval, open } = approved;
  const names = inList(approval.people);
  const days = loanDays(hub);
  const { isSigned, waitsFor } = hub.signing;
  if (canSign(approved)) return words.lede.sign(names);
  if (isSigned && waitsFor.length > 0) return words.lede.signed(inList(waitsFor));
  if (open.length > 0) return words.lede.left(names, open.length);
  return days === null
    ? words.lede.ours(names)
    : words.lede.booked(names, { sign: near(days.signOn), money: near(days.fundingDay) });
};

const Figure = ({ name, figure, note }: { name: string; figure: string; note: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {figure}
      <small>{note}</small>
    </dd>
  </div>
);

const Figures = ({ approval: { product, rate, margin, highestRate }, hub: { payments } }: Approved) => {
  const cash = payments?.rows.find(({ kind }) => kind === 'cash');
  const debts = payments?.rows.filter(({ kind }) => kind === 'payoff').length ?? 0;
  return (
    <dl className={styles.figures} data-part="toDo">
      <Figure
        name={words.apr}
        figure={inPercent(rate, 2)}
        note={product === 'variable' ? words.variable(inPoints(margin, 2)) : words.fixed}
      />
      {highestRate !== null && <Figure name={words.highestApr} figure={inPercent(highestRate, 2)} note={words.never} />}
      {cash !== undefined && (
        <Figure
          name={words.cash}
          figure={inDollars(nearestDollars(cash.amount))}
          note={debts === 0 ? words.cashAlone : words.cashAfter(debts)}
        />
      )}
    </dl>
  );
};

/** One way on: to sign, to what is left, or to read what will be signed. */
const onward = (approved: Approved) => {
  if (canSign(approved)) return { to: `${steps.applicationSubmitted.path}/closing`, text: words.buttons.sign };
  if (approved.open.length > 0) return { to: { hash: '#to-do' }, text: words.buttons.left };
  return { to: { hash: '#papers' }, text: words.buttons.read };
};

const Actions = (approved: Approved) => {
  const trpc = useTRPC();
  const papers = useQuery(trpc.signing.papers.queryOptions());
  const { openPdf, isFailed } = useOpenDocument();
  const letter = papers.data?.findLast(({ kind }) => kind === 'approvalLetter');
  const { to, text } = onward(approved);
  return (
    <div data-part="toDo">
      <p className={styles.actions}>
        <Link className="button button-primary button-large" to={to}>
          {text}
        </Link>
        {letter !== undefined && (
          <button className="button button-secondary button-large" type="button" onClick={() => openPdf(letter.id)}>
            {words.buttons.letter}
          </button>
        )}
      </p>
      {isFailed && <Notice tone="stop" title={signing.failed} />}
    </div>
  );
};

/** The moment: the amount in the heading, the cost in one size, one way on, and a window that lights. */
export const ApprovalHero = (approved: Approved) => {
  const { decision, loanNumber } = approved.hub;
  const kind = decision?.kind === 'conditionallyApproved' ? decision.kind : 'approved';
  return (
    <section className={styles.hero} aria-labelledby="approval">
      <div className={styles.copy}>
        <p className={styles.state}>
          <WindowGlyph state="done" size={24} />
          <span>
            <strong>{words.kinds[kind]}</strong>{' '}
            {decision !== null && <Unbroken text={words.on(full(decision.on), loanNumber)} />}
          </span>
        </p>
        <ArrivalHeading className={`heading-display ${styles.title}`} id="approval">
          {words.title(inDollars(approved.approval.line))}
        </ArrivalHeading>
        <p className={`lede ${styles.lede}`} data-part="toDo">
          {lede(approved)}
        </p>
        <Figures {...approved} />
        <Actions {...approved} />
      </div>
      <div className={styles.arch} data-part="toDo">
        <StreetPicture label={words.picture} />
      </div>
    </section>
  );
};
