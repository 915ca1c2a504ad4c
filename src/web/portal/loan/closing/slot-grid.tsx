import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type ClosingTime, closingLocation } from '#entities/application/closing.ts';
import { type Day, weekdayOf } from '#entities/values/day.ts';
import { openTimes } from '#rules/closing/closing-slots.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { IconCheck, IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts';
import { closingLocations } from '#words/application-labels.ts';
import { inDay, inFullDate, inTime } from '#words/figures.ts';
import { closingDesk as words } from '#words/portal/loan-desk/closing.ts';
import { useLoan } from '../loan-context.ts';
import styles from './closing-desk.module.css';
import type { LoanClosing } from './closing-tab.tsx';

/** Days side by side. */
const SHOWN = 5;

type Slot = { on: Day; time: ClosingTime };

/** The dates a signing on this day leads to. */
const LeadsTo = ({ on, hasDaysToCancel }: { on: Day; hasDaysToCancel: boolean }) => {
  const { lastDayToCancel, fundingDay } = rescissionPeriod(on);
  return (
    <ol className={styles.leadsTo}>
      <li>
        <strong>{inDay(on)}</strong> {words.slots.signs}
      </li>
      {hasDaysToCancel && (
        <li>
          <strong>{inDay(lastDayToCancel)}</strong> {words.slots.cancelUntil}
        </li>
      )}
      <li>
        <strong>{inDay(hasDaysToCancel ? fundingDay : on)}</strong> {words.slots.moneyMoves}
      </li>
    </ol>
  );
};

/** The bookable days and times, with the closings already booked there, and the dates a choice leads to. */
export const SlotGrid = ({ view }: { view: LoanClosing }) => {
  const trpc = useTRPC();
  const id = useId();
  const { loanId, refresh } = useLoan();
  const book = useMutation(trpc.loanMoney.book.mutationOptions({ onSuccess: refresh }));
  const { days, places, times } = view.choices;
  const { appointmentOn, appointmentTime, place: bookedPlace } = view.closing;
  const [from, setFrom] = useState(0);
  const [picked, setPicked] = useState<Slot | null>(null);
  const [place, setPlace] = useState(bookedPlace ?? places[0] ?? 'online');
  const shown = days.slice(from, from + SHOWN);
  const [first, last] = [shown[0], shown.at(-1)];
  const bookedAt = ({ on, time }: Slot) =>
    view.booked.find((each) => each.on === on && each.time === time && each.place === place)?.count ?? 0;
  const isOpen = ({ on, time }: Slot) => openTimes(view.choices, { on, place }).includes(time);
  const isAt = ({ on, time }: Slot, slot: Slot | null) => slot?.on === on && slot.time === time;
  const now = appointmentOn === null || appointmentTime === null ? null : { on: appointmentOn, time: appointmentTime };
  const seen = now === null || bookedPlace === null ? null : { ...now, place: bookedPlace };
  const told = book.data && book.data.kind !== 'booked' ? words[book.data.kind] : (book.error?.message ?? null);
  if (days.length === 0) return <p className="muted">{words.slots.none}</p>;
  const slotText = (slot: Slot) => {
    const count = bookedAt(slot);
    if (isAt(slot, picked) && isOpen(slot)) return words.slots.picked;
    if (isAt(slot, now) && bookedPlace === place) return words.slots.booked;
    if (!isOpen(slot)) return words.slots.taken;
    return count === 0 ? words.slots.open : words.slots.others(count);
  };
  return (
    <>
      <p className={styles.book}>
        <label htmlFor={id}>{words.place}</label>
        <select
          className={`input ${styles.place}`}
          id={id}
          value={place}
          onChange={({ currentTarget }) => setPlace(closingLocation.parse(currentTarget.value))}
        >
          {places.map((each) => (
            <option key={each} value={each}>
              {closingLocations[each]}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.week}>
        <button
          type="button"
          aria-label={words.slots.earlier}
          disabled={from === 0}
          onClick={() => setFrom(Math.max(0, from - SHOWN))}
        >
          <IconChevronLeft size={18} stroke={1.75} aria-hidden />
        </button>
        {first && last && words.slots.days(inDay(first), inDay(last))}
        <button
          type="button"
          aria-label={words.slots.later}
          disabled={from + SHOWN >= days.length}
          onClick={() => setFrom(from + SHOWN)}
        >
          <IconChevronRight size={18} stroke={1.75} aria-hidden />
        </button>
      </p>
      <div className={styles.slots}>
        <table>
          <caption className="visually-hidden">{words.slots.caption}</caption>
          <thead>
            <tr>
              <td />
              {shown.map((on) => (
                <th key={on} scope="col">
                  {words.slots.weekdays[weekdayOf(on)]} {Number(on.slice(-2))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time) => (
              <tr key={time}>
                <th scope="row">{inTime(time)}</th>
                {shown.map((on) => (
                  <td key={on}>
                    <button
                      type="button"
                      aria-pressed={isAt({ on, time }, picked)}
                      data-now={isAt({ on, time }, now) && bookedPlace === place}
                      disabled={!isOpen({ on, time })}
                      aria-label={words.slots.slot(inFullDate(on, weekdayOf(on)), inTime(time), slotText({ on, time }))}
                      onClick={() => setPicked({ on, time })}
                    >
                      {isAt({ on, time }, picked) && isOpen({ on, time }) && (
                        <IconCheck size={14} stroke={2} aria-hidden />
                      )}
                      {slotText({ on, time })}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {picked && <LeadsTo on={picked.on} hasDaysToCancel={view.rescission.kind !== 'notApplicable'} />}
      <p className={styles.book}>
        <button
          className="button button-primary button-dense"
          type="button"
          disabled={picked === null || !isOpen(picked) || book.isPending}
          onClick={() => picked && book.mutate({ loanId, ...picked, place, seen })}
        >
          {picked === null
            ? words.slots.pick
            : (now === null ? words.slots.book : words.slots.move)(inDay(picked.on), inTime(picked.time))}
        </button>
      </p>
      {told !== null && (
        <p className="field-error" role="alert">
          {told}
        </p>
      )}
    </>
  );
};
