import type { ClosingHours, ClosingLocation, ClosingTime } from '#entities/application/closing.ts';
import type { BookedSlot, ClosingChoices, ClosingSlot } from '#entities/facts/closing-slot.ts';
import type { Day } from '#entities/values/day.ts';

const HOUR = 60;
const minutesOf = (time: ClosingTime): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));
const inTwo = (count: number): string => String(count).padStart(2, '0');
const timeAt = (minutes: number): ClosingTime => `${inTwo(Math.floor(minutes / HOUR))}:${inTwo(minutes % HOUR)}`;

/** When a signing may begin: one after another through the lender's hours, each over before they end. */
export const closingTimes = ({ hours, minutes }: Pick<ClosingHours, 'hours' | 'minutes'>): ClosingTime[] =>
  hours.flatMap(({ from, to }) => {
    const fitting = Math.max(0, Math.floor((minutesOf(to) - minutesOf(from)) / minutes));
    return Array.from({ length: fitting }, (_, at) => timeAt(minutesOf(from) + at * minutes));
  });

/** Whether every notary for this place sits with others then. A signing that began at another time counts while it lasts. */
export const isTaken = (
  { minutes, notaries }: Pick<ClosingHours, 'minutes' | 'notaries'>,
  { on, time, place }: ClosingSlot,
  booked: readonly BookedSlot[],
): boolean => {
  const beside = booked.filter(
    (other) => other.on === on && other.place === place && Math.abs(minutesOf(other.time) - minutesOf(time)) < minutes,
  );
  return beside.reduce((sum, { count }) => sum + count, 0) >= notaries[place];
};

/** Every slot of these days that cannot be booked any more. */
export const takenSlots = (
  hours: ClosingHours,
  { days, places }: { days: readonly Day[]; places: readonly ClosingLocation[] },
  booked: readonly BookedSlot[],
): ClosingSlot[] =>
  days.flatMap((on) =>
    closingTimes(hours).flatMap((time) =>
      places.map((place) => ({ on, time, place })).filter((slot) => isTaken(hours, slot, booked)),
    ),
  );

/** The times still open at a place on a day, first to last. */
export const openTimes = (
  { days, places, times, taken }: ClosingChoices,
  { on, place }: { on: Day; place: ClosingLocation },
): ClosingTime[] =>
  days.includes(on) && places.includes(place)
    ? times.filter((time) => !taken.some((slot) => slot.on === on && slot.time === time && slot.place === place))
    : [];
