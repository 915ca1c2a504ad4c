import { addDays, type Day } from '#entities/values/day.ts';

type CalendarDay = { id: string; title: string; description: string; day: Day };

const compact = (day: Day): string => day.replaceAll('-', '');
const escapeText = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n');

/** Lines longer than 75 bytes continue after a space (RFC 5545, 3.1). */
const fold = (line: string): string => line.replace(/.{70}(?=.)/gu, '$&\r\n ');

/** An all-day entry for the applicant's own calendar. The id stays, so that a changed day replaces the earlier one. */
const dayEvent = ({ id, title, description, day }: CalendarDay): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@hearthline`,
  `DTSTAMP:${compact(day)}T000000Z`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(description)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const calendarOf = (days: readonly CalendarDay[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearthline//EN',
    'METHOD:PUBLISH',
    ...days.flatMap(dayEvent),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');

export const calendarFile = {
  name: 'hearthline.ics',
  of: (...days: CalendarDay[]) => ({
    name: calendarFile.name,
    type: 'text/calendar; charset=utf-8',
    text: calendarOf(days),
  }),
};
