import { useId } from 'react';
import { type ClosingPlace, type ClosingTime, closingPlace, closingTime } from '#entities/closing.ts';
import { type Day, weekdayOf } from '#entities/day.ts';
import { inFullDate } from '#words/en/figures.ts';

export type Appointment = { on: Day | null; time: ClosingTime; place: ClosingPlace };

type Words = {
  day: string;
  time: string;
  place: string;
  times: Readonly<Record<ClosingTime, string>>;
  places: Readonly<Record<ClosingPlace, string>>;
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

/** A banking day, a part of it, and where: the same three choices for whoever books a closing. */
export const AppointmentFields = ({
  choices: { days, places },
  appointment,
  words,
  onChange,
}: {
  choices: { days: readonly Day[]; places: readonly ClosingPlace[] };
  appointment: Appointment;
  words: Words;
  onChange: (appointment: Appointment) => void;
}) => {
  const id = useId();
  const { on, time, place } = appointment;
  return (
    <>
      <Choose
        name={`${id}-day`}
        label={words.day}
        value={on ?? ''}
        options={days.map((day) => [day, inFullDate(day, weekdayOf(day))])}
        onChange={(value) => onChange({ ...appointment, on: days.find((day) => day === value) ?? null })}
      />
      <Choose
        name={`${id}-time`}
        label={words.time}
        value={time}
        options={closingTime.options.map((option) => [option, words.times[option]])}
        onChange={(value) => onChange({ ...appointment, time: closingTime.parse(value) })}
      />
      <Choose
        name={`${id}-place`}
        label={words.place}
        value={place}
        options={places.map((option) => [option, words.places[option]])}
        onChange={(value) => onChange({ ...appointment, place: closingPlace.parse(value) })}
      />
    </>
  );
};
