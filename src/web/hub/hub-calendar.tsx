import { useMutation } from '@tanstack/react-query';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { weekdayOf } from '#entities/values/day.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { saveFile } from '#web/ui/forms/save-file.ts';
import { inFullDate } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';
import { BookForm } from './book-form.tsx';
import styles from './hub-calendar.module.css';
import { loanDays } from './loan-days.ts';
import { MonthGrid } from './month-grid.tsx';

const words = hubWords.calendar;

/** A calendar file for the applicant's own calendar; reopening it updates the dates there. */
const offer = (text: string) =>
  saveFile({ name: 'hearthline.ics', content: new Blob([text], { type: 'text/calendar' }) });

/** Signing, the rescission period, and the first day funds can go out. */
export const HubCalendar = ({ hub, onDone }: { hub: LoanHub; onDone: () => void }) => {
  const api = useTRPCClient();
  const days = loanDays(hub);
  const add = useMutation({ mutationFn: async () => offer(await api.loan.calendarFile.query()) });
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
      {days !== null && (
        <button className="button button-secondary button-small" type="button" onClick={() => add.mutate()}>
          {words.add}
        </button>
      )}
      {closing.appointmentOn !== null && closing.accountOpenedOn === null && (
        <details>
          <summary>{words.move}</summary>
          <BookForm hub={hub} onDone={onDone} />
        </details>
      )}
    </section>
  );
};
