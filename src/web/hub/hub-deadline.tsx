import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { addDays, type Day, daysBetween, partsOf, weekdayOf } from '#entities/values/day.ts';
import { isBusinessDay } from '#rules/calendar/business-days.ts';
import { inFullDate } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';
import { CancelLine } from './cancel-line.tsx';
import styles from './hub-deadline.module.css';

const { calendar, deadline: words } = hubWords;

const full = (day: Day): string => inFullDate(day, weekdayOf(day));

/** The days from signing to the last day to cancel, with the ones that do not count. */
const Strip = ({ from, last, today }: { from: Day; last: Day; today: Day }) => (
  <ol className={styles.strip} aria-label={words.days}>
    {Array.from({ length: daysBetween(from, last) + 1 }, (_, at) => addDays(from, at)).map((day) => {
      const isCounted = day > from && isBusinessDay(day, 'rescission');
      const kind = day === last ? 'last' : isCounted ? 'counted' : 'off';
      return (
        <li key={day} data-kind={kind} aria-current={day === today ? 'date' : undefined}>
          <span>{calendar.weekdays[weekdayOf(day)]?.short}</span>
          <b>{partsOf(day)[2]}</b>
          <small>{day === today ? calendar.marks.today : words.marks[kind]}</small>
        </li>
      );
    })}
  </ol>
);

/** The right to cancel, before everything else on the page while its days run: last minute, days, and the button. */
export const HubDeadline = ({ hub, onDone }: { hub: LoanHub; onDone: () => void }) => {
  const { rescission, closing, today, mayCancel } = hub;
  const { kind, lastDayToCancel: last, startedOn, fundingDay, returnMoneyBy } = rescission;
  if (kind === 'cancelled')
    return (
      <p className={`card ${styles.card}`} role="status">
        <strong>{calendar.cancelled}</strong> {returnMoneyBy !== null && calendar.moneyBack(full(returnMoneyBy))}
      </p>
    );
  if (kind !== 'running' && !mayCancel) return null;
  const from = startedOn ?? closing.accountOpenedOn;
  return (
    <section className={`card ${styles.card}`} aria-label={words.label}>
      {last !== null && (
        <p role="status">
          <strong className={styles.until}>{calendar.until(full(last))}</strong>{' '}
          {calendar.countdown(daysBetween(today, addDays(last, 1)))}
        </p>
      )}
      {last !== null && from !== null && <Strip from={from} last={last} today={today} />}
      {fundingDay !== null && <p className="small">{words.otherwise(full(fundingDay))}</p>}
      {mayCancel && <CancelLine onDone={onDone} />}
    </section>
  );
};
