import type { ReactNode } from 'react';
import { lender } from '#web/lender.ts';
import { WindowLine } from '#web/ui/house/window-line.tsx';
import { IconMail } from '#web/ui/icons.ts';
import { inCents, inPercent } from '#words/figures.ts';
import { approval as words } from '#words/loan/approval.ts';
import styles from './approval-details.module.css';
import { type Approved, nextSteps } from './next-steps.ts';

const Payment = ({ name, kind, amount }: { name: string; kind: string; amount: string }) => (
  <div>
    <dt>
      {name}
      <small>{kind}</small>
    </dt>
    <dd>
      {amount}
      <small>{words.payments.month}</small>
    </dd>
  </div>
);

const Payments = ({ approval: { steps, highest, highestRate, fee } }: Approved) => (
  <section className="card" aria-labelledby="approved-payments">
    <h2 className="heading-4" id="approved-payments">
      {words.payments.title}
    </h2>
    <dl className={styles.payments}>
      {steps.map(({ kind, fromYear, toYear, payment }) => (
        <Payment
          key={kind}
          name={words.payments.years(fromYear, toYear)}
          kind={words.payments.kinds[kind]}
          amount={inCents(payment)}
        />
      ))}
      {highest !== null && highestRate !== null && (
        <Payment
          name={words.payments.highest}
          kind={words.payments.atCap(inPercent(highestRate, 0))}
          amount={inCents(highest)}
        />
      )}
    </dl>
    <p className={styles.note}>
      {fee > 0 ? words.payments.note(inCents(fee)) : words.payments.noFee} <strong>{words.payments.risk}</strong>
    </p>
  </section>
);

const Next = (approved: Approved) => (
  <section className="card" aria-labelledby="approved-next">
    <h2 className="heading-4" id="approved-next">
      {words.next.title}
    </h2>
    <WindowLine steps={nextSteps(approved)} />
  </section>
);

/** What the line costs and what happens next, with the dates beside them. */
export const ApprovalDetails = ({ calendar, ...approved }: Approved & { calendar: ReactNode }) => (
  <div className={styles.details} data-part="toDo">
    <div>
      <Payments {...approved} />
      <Next {...approved} />
    </div>
    <div>
      {calendar}
      <p className="note note-soft">
        <IconMail size={20} stroke={1.75} aria-hidden />
        <span>
          <strong>{words.mailed}</strong> {words.mailedText} {words.call(lender.phone)}
        </span>
      </p>
    </div>
  </div>
);
