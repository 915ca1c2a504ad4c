import { addDays, type Day, partsOf, weekdayOf } from '#entities/values/day.ts';
import { isBusinessDay } from '#rules/calendar/business-days.ts';
import { hubWords } from '#words/loan/hub.ts';
import type { LoanDays } from './loan-days.ts';
import styles from './month-grid.module.css';

const words = hubWords.calendar;
const WEEK = 7;

type Mark = { kind: 'plain' | 'today' | 'sign' | 'cancel' | 'closed' | 'funds'; text: string };

const marksOf = ({ signOn, lastDayToCancel, fundingDay }: LoanDays, today: Day) => {
  let counted = 0;
  return (day: Day): Mark => {
    if (day === signOn) return { kind: 'sign', text: words.marks.sign };
    if (day === fundingDay) return { kind: 'funds', text: words.marks.funds };
    if (lastDayToCancel !== null && day > signOn && day <= lastDayToCancel) {
      if (!isBusinessDay(day, 'rescission')) return { kind: 'closed', text: words.marks.notCounted };
      counted += 1;
      return { kind: 'cancel', text: words.marks.cancel(counted) };
    }
    return day === today ? { kind: 'today', text: words.marks.today } : { kind: 'plain', text: '' };
  };
};

/** The weeks from signing, or from today, to funding. */
export const MonthGrid = ({ today, days }: { today: Day; days: LoanDays }) => {
  const from = days.signOn;
  const start = addDays(from, -weekdayOf(from));
  const end = addDays(days.fundingDay, WEEK - 1 - weekdayOf(days.fundingDay));
  const markOf = marksOf(days, today);
  const weeks: Day[][] = [];
  for (let first = start; first <= end; first = addDays(first, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, at) => addDays(first, at)));
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">{words.title}</caption>
      <thead>
        <tr>
          {words.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const { kind, text } = markOf(day);
              return (
                <td key={day} data-kind={kind}>
                  <span className={styles.number}>{partsOf(day)[2]}</span>
                  <span className={styles.mark}>{text}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
