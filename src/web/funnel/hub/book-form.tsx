import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type ClosingPlace, type ClosingTime, closingPlace, closingTime } from '#entities/closing.ts';
import { type Day, weekdayOf } from '#entities/day.ts';
import type { LoanHub } from '#entities/loan-hub.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { inFullDate } from '#words/en/figures.ts';
import { hubWords } from '#words/en/hub.ts';
import styles from './to-do.module.css';

const words = hubWords.book;

/** The closing appointment: a banking day, a part of it, and where. Texas and the like offer fewer. */
export const BookForm = ({ hub, onDone }: { hub: LoanHub; onDone: () => void }) => {
  const trpc = useTRPC();
  const id = useId();
  const { days, places } = hub.closingChoices;
  const [on, setOn] = useState<Day | null>(hub.closing.appointmentOn ?? days[0] ?? null);
  const [time, setTime] = useState<ClosingTime>(hub.closing.appointmentTime ?? 'morning');
  const [place, setPlace] = useState<ClosingPlace>(hub.closing.place ?? places[0] ?? 'online');
  const book = useMutation(trpc.loan.bookClosing.mutationOptions({ onSuccess: onDone }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (on !== null) book.mutate({ on, time, place });
  };
  const problem = book.data?.kind === 'notPossible' ? words.notPossible : (book.error?.message ?? null);
  return (
    <form className={styles.form} onSubmit={send}>
      <div className={styles.choices}>
        <div className="field">
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
        <div className="field">
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
                {words.times[option]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
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
                {words.places[option]}
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
      <button className="button button-primary button-small" type="submit" disabled={book.isPending || on === null}>
        {hub.closing.appointmentOn === null ? words.send : words.move}
      </button>
    </form>
  );
};
