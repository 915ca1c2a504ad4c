import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { weekdayOf } from '#entities/values/day.ts';
import { inFullDate } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { BookForm } from './book-form.tsx';
import styles from './hub-calendar.module.css';
import { loanDays } from './loan-days.ts';
import { MonthGrid } from './month-grid.tsx';

const words = hubWords.calendar;

/** Signing, the rescission period, and the first day funds can go out. */
export const HubCalendar = ({ hub, onDone }: { hub: LoanHub; onDone: () => void }) => {
  const days = loanDays(hub);
  const { rescission, closing, today } = hub;
  const { fundingDay } = rescission;
  const full = (day: typeof today) => inFullDate(day, weekdayOf(day));
  return (
    <section className={`card ${styles.card}`} aria-labelledby="calendar">
      <h2 className="heading-4" id="calendar">
        {words.title}
      </h2>
      {days === null ? (
        <p className="small">{words.none}</p>
      ) : (
        <>
          <p className="small muted">{closing.accountOpenedOn === null ? words.ifSigned(full(days.signOn)) : ''}</p>
          <MonthGrid today={today} days={days} />
        </>
      )}
      {rescission.kind === 'over' && <p>{words.over}</p>}
      {rescission.kind !== 'cancelled' && fundingDay !== null && (
        <p className="small">{words.funding(full(fundingDay))}</p>
      )}
      {rescission.kind === 'notStarted' && <p className="small muted">{words.right}</p>}
      {days !== null && <AddToCalendar text={words.add} />}
      {closing.appointmentOn !== null && closing.accountOpenedOn === null && (
        <details>
          <summary>{words.move}</summary>
          <BookForm hub={hub} onDone={onDone} />
        </details>
      )}
    </section>
  );
};
