import { type FormEvent, useId, useState } from 'react';
import {
  type Closing,
  type ClosingLocation,
  type ClosingTime,
  closingLocation,
} from '#entities/application/closing.ts';
import type { ClosingChoices, ClosingSlot } from '#entities/facts/closing-slot.ts';
import { type Day, weekdayOf } from '#entities/values/day.ts';
import { openTimes } from '#rules/closing/closing-slots.ts';
import { inFullDate, inTime } from '#words/figures.ts';
import styles from './booking-form.module.css';

type Words = {
  day: string;
  time: string;
  place: string;
  book: string;
  move: string;
  full: string;
  places: Readonly<Record<ClosingLocation, string>>;
};

type Choice = { name: string; label: string; value: string; options: readonly (readonly [string, string])[] };

const Choose = ({ name, label, value, options, onChange }: Choice & { onChange: (value: string) => void }) => (
  <div className="field">
    <label className="field-label" htmlFor={name}>
      {label}
    </label>
    <select
      className={`input ${styles.select}`}
      id={name}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </div>
);

type Props = {
  choices: ClosingChoices;
  closing: Pick<Closing, 'appointmentOn' | 'appointmentTime' | 'place'>;
  words: Words;
  /** `page` for applicants, `dense` for staff. */
  look: 'page' | 'dense';
  isPending: boolean;
  problem: string | null;
  onBook: (appointment: ClosingSlot) => void;
};

const BUTTONS = { page: 'button-primary button-small', dense: 'button-secondary button-dense' } as const;

/** A banking day, a time nobody has, and a place. */
export const BookingForm = ({ choices, closing, words, look, isPending, problem, onBook }: Props) => {
  const { days, places } = choices;
  const id = useId();
  const [on, setOn] = useState<Day | null>(closing.appointmentOn ?? days[0] ?? null);
  const [wanted, setWanted] = useState<ClosingTime | null>(closing.appointmentTime);
  const [place, setPlace] = useState<ClosingLocation>(closing.place ?? places[0] ?? 'online');
  const times = on === null ? [] : openTimes(choices, { on, place });
  // A time that is taken on the day or place now chosen gives way to the first that is open.
  const time = times.find((each) => each === wanted) ?? times[0] ?? null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (on !== null && time !== null) onBook({ on, time, place });
  };
  const told = problem ?? (on !== null && times.length === 0 ? words.full : null);
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
          value={time ?? ''}
          options={times.map((option) => [option, inTime(option)])}
          onChange={setWanted}
        />
        <Choose
          name={`${id}-place`}
          label={words.place}
          value={place}
          options={places.map((option) => [option, words.places[option]])}
          onChange={(value) => setPlace(closingLocation.parse(value))}
        />
      </div>
      {told !== null && (
        <p className="field-error" role="alert">
          {told}
        </p>
      )}
      <button className={`button ${BUTTONS[look]}`} type="submit" disabled={isPending || time === null}>
        {closing.appointmentOn === null ? words.book : words.move}
      </button>
    </form>
  );
};
