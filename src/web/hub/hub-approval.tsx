import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { weekdayOf } from '#entities/values/day.ts';
import { inCents, inDollars, inFullDate, inPercent } from '#words/figures.ts';
import { approval as words } from '#words/loan/approval.ts';
import styles from './hub-approval.module.css';
import { loanDays } from './loan-days.ts';

type Props = { hub: LoanHub; approval: NonNullable<LoanHub['approval']>; firstName: string | null };

/** The approval as a moment: the amount in the heading, the cost in one size, three payments, and the dates. */
export const HubApproval = ({ hub, approval, firstName }: Props) => {
  const { line, rate, highestRate, payments } = approval;
  const days = loanDays(hub);
  const full = (day: LoanHub['today']) => inFullDate(day, weekdayOf(day));
  return (
    <section className={`card ${styles.card}`} aria-labelledby="approval">
      <svg viewBox="0 0 64 64" width="72" height="72" aria-hidden="true">
        <path className={styles.wall} d="M8 30 32 10l24 20v26H8z" />
        <rect className={styles.window} x="25" y="32" width="14" height="14" rx="2" />
      </svg>
      <h1 className="heading-1" id="approval">
        {words.title(inDollars(line), firstName)}
      </h1>
      <dl className={styles.rates}>
        <div>
          <dt>{words.apr}</dt>
          <dd>{inPercent(rate, 2)}</dd>
        </div>
        <div>
          <dt>{words.highestApr}</dt>
          <dd>{inPercent(highestRate, 2)}</dd>
        </div>
      </dl>
      <dl className="rows">
        <div>
          <dt>{words.now}</dt>
          <dd>{inCents(payments.now)}</dd>
        </div>
        {payments.afterDraw !== null && (
          <div>
            <dt>{words.afterDraw}</dt>
            <dd>{inCents(payments.afterDraw)}</dd>
          </div>
        )}
        {payments.highest !== null && (
          <div>
            <dt>{words.highest}</dt>
            <dd>{inCents(payments.highest)}</dd>
          </div>
        )}
        <div>
          <dt>{words.lastDay}</dt>
          <dd>{days?.lastDayToCancel ? full(days.lastDayToCancel) : words.afterSigning}</dd>
        </div>
        <div>
          <dt>{words.funds}</dt>
          <dd>{days === null ? words.fundsAfter : full(days.fundingDay)}</dd>
        </div>
      </dl>
      <p className="small">{words.risk}</p>
    </section>
  );
};
