import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { addDays, type Day, daysBetween, partsOf, weekdayOf } from '#entities/values/day.ts';
import { isBusinessDay } from '#rules/calendar/business-days.ts';
import { inFullDate, inNearDay, inWeekday } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CancelLine } from './cancel-line.tsx';
import styles from './hub-deadline.module.css';

const { calendar, deadline: words } = hubWords;

const full = (day: Day): string => inFullDate(day, weekdayOf(day));
const near = (day: Day): string => inNearDay(day, weekdayOf(day));

type DayKind = 'signed' | 'counted' | 'last' | 'off' | 'money';

/** From the day that starts the period to the first day money can move: which days count, and which is the last. */
const stripDays = ({ from, last, fundingDay }: { from: Day; last: Day; fundingDay: Day }) => {
  let counted = 0;
  return Array.from({ length: daysBetween(from, fundingDay) + 1 }, (_, at) => {
    const day = addDays(from, at);
    const kindOf = (): DayKind => {
      if (at === 0) return 'signed';
      if (day === fundingDay) return 'money';
      if (day > last || !isBusinessDay(day, 'rescission')) return 'off';
      return day === last ? 'last' : 'counted';
    };
    const kind = kindOf();
    if (kind === 'counted' || kind === 'last') counted += 1;
    return {
      day,
      kind,
      mark: kind === 'counted' || kind === 'last' ? calendar.marks.cancel(counted) : words.marks[kind],
    };
  });
};

const Strip = ({ today, ...period }: { from: Day; last: Day; fundingDay: Day; today: Day }) => (
  <ol className={styles.strip} aria-label={words.days}>
    {stripDays(period).map(({ day, kind, mark }) => (
      <li key={day} data-kind={kind} aria-current={day === today ? 'date' : undefined}>
        <span>{day === today ? words.today : inWeekday(day, weekdayOf(day)).slice(0, 3)}</span>
        <b>{partsOf(day)[2]}</b>
        <small>{mark}</small>
      </li>
    ))}
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
          {words.lead} <strong className={styles.until}>{words.until(near(last))}</strong>{' '}
          {calendar.countdown(daysBetween(today, addDays(last, 1)))}{' '}
          {fundingDay !== null && words.otherwise(near(fundingDay))}
        </p>
      )}
      {last !== null && from !== null && fundingDay !== null && (
        <Strip from={from} last={last} fundingDay={fundingDay} today={today} />
      )}
      <div className={styles.actions}>
        {mayCancel && <CancelLine onDone={onDone} />}
        {last !== null && <AddToCalendar text={words.add} />}
      </div>
    </section>
  );
};
