import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type ClosingPlace, type ClosingTime, closingPlace, closingTime } from '#entities/closing.ts';
import { type Day, weekdayOf } from '#entities/day.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { inFullDate } from '#words/en/figures.ts';
import { closingPlaces, closingTimes } from '#words/en/labels.ts';
import { closingDesk as words } from '#words/en/loan-desk/closing.ts';
import type { LoanClosing } from './closing-tab.tsx';
import styles from './decision.module.css';
import { useLoan } from './loan-context.ts';

/** The appointment, booked or moved for the applicants. */
export const BookClosing = ({ view }: { view: LoanClosing }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const id = useId();
  const { days, places } = view.choices;
  const { appointmentOn, appointmentTime, place: booked } = view.closing;
  const [on, setOn] = useState<Day | null>(appointmentOn ?? days[0] ?? null);
  const [time, setTime] = useState<ClosingTime>(appointmentTime ?? 'morning');
  const [place, setPlace] = useState<ClosingPlace>(booked ?? places[0] ?? 'online');
  const book = useMutation(trpc.loanMoney.book.mutationOptions({ onSuccess: refresh }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (on !== null) book.mutate({ loanId, on, time, place });
  };
  const problem = book.data?.kind === 'notPossible' ? words.notPossible : (book.error?.message ?? null);
  return (
    <form onSubmit={send}>
      <div className={styles.inputs}>
        <div>
          <label className="field-label" htmlFor={`${id}-day`}>
            {words.day}
          </label>
          <select
            className="input"
            id={`${id}-day`}
            value={on ?? ''}
            onChange={({ currentTarget }) => setOn(days.find((day) => day === currentTarget.value) ?? null)}
          >
            {days.map((day) => (
              <option key={day} value={day}>
                {inFullDate(day, weekdayOf(day))}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label className="field-label" htmlFor={`${id}-time`}>
            {words.time}
          </label>
          <select
            className="input"
            id={`${id}-time`}
            value={time}
            onChange={({ currentTarget }) => setTime(closingTime.parse(currentTarget.value))}
          >
            {closingTime.options.map((option) => (
              <option key={option} value={option}>
                {closingTimes[option]}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label className="field-label" htmlFor={`${id}-place`}>
            {words.place}
          </label>
          <select
            className="input"
            id={`${id}-place`}
            value={place}
            onChange={({ currentTarget }) => setPlace(closingPlace.parse(currentTarget.value))}
          >
            {places.map((option) => (
              <option key={option} value={option}>
                {closingPlaces[option]}
              </option>
            ))}
          </select>
        </div>
      </div>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <p className={styles.press}>
        <button className="button button-secondary button-dense" type="submit" disabled={book.isPending || on === null}>
          {appointmentOn === null ? words.book : words.move}
        </button>
      </p>
    </form>
  );
};
