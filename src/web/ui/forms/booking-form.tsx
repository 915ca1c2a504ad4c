import { type FormEvent, useId, useState } from 'react';
import {
  type Closing,
  type ClosingLocation,
  type ClosingTime,
  closingLocation,
  closingTime,
} from '#entities/application/closing.ts';
import { type Day, weekdayOf } from '#entities/values/day.ts';
import { inFullDate } from '#words/figures.ts';
import styles from './booking-form.module.css';

type Appointment = { on: Day; time: ClosingTime; place: ClosingLocation };

type Words = {
  day: string;
  time: string;
  place: string;
  book: string;
  move: string;
  times: Readonly<Record<ClosingTime, string>>;
  places: Readonly<Record<ClosingLocation, string>>;
};

type Choice = { name: string; label: string; value: string; options: readonly (readonly [string, string])[] };

const Choose = ({ name, label, value, options, onChange }: Choice & { onChange: (value: string) => void }) => (
  <div className="field">
    <label className="field-label" htmlFor={name}>
      {label}
    </label>
    <select className="input" id={name} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </div>
);

type Props = {
  choices: { days: readonly Day[]; places: readonly ClosingLocation[] };
  closing: Pick<Closing, 'appointmentOn' | 'appointmentTime' | 'place'>;
  words: Words;
  /** `page` for applicants, `dense` for staff. */
  look: 'page' | 'dense';
  isPending: boolean;
  problem: string | null;
  onBook: (appointment: Appointment) => void;
};

const BUTTONS = { page: 'button-primary button-small', dense: 'button-secondary button-dense' } as const;

/** A banking day, a time of day, and a location: the same three choices whether an applicant or staff books or moves a closing. */
export const BookingForm = ({ choices: { days, places }, closing, words, look, isPending, problem, onBook }: Props) => {
  const id = useId();
  const [on, setOn] = useState<Day | null>(closing.appointmentOn ?? days[0] ?? null);
  const [time, setTime] = useState<ClosingTime>(closing.appointmentTime ?? 'morning');
  const [place, setPlace] = useState<ClosingLocation>(closing.place ?? places[0] ?? 'online');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (on !== null) onBook({ on, time, place });
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <div className={styles.choices}>
        <Choose
          name={`${id}-day`}
          label={words.day}
          value={on ?? ''}
          options={days.map((day) => [day, inFullDate(day, weekdayOf(day))])}
          onChange={(value) => setOn(days.find((day) => day === value) ?? null)}
        />
        <Choose
          name={`${id}-time`}
          label={words.time}
          value={time}
          options={closingTime.options.map((option) => [option, words.times[option]])}
          onChange={(value) => setTime(closingTime.parse(value))}
        />
        <Choose
          name={`${id}-place`}
          label={words.place}
          value={place}
          options={places.map((option) => [option, words.places[option]])}
          onChange={(value) => setPlace(closingLocation.parse(value))}
        />
      </div>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <button className={`button ${BUTTONS[look]}`} type="submit" disabled={isPending || on === null}>
        {closing.appointmentOn === null ? words.book : words.move}
      </button>
    </form>
  );
};
