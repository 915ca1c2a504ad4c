import { expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { language } from './locale.ts';
import { dateText, exactTimeText, lenderMomentText, momentText, timeText } from './moments.ts';

/** The space before AM and PM is a narrow one in some versions of the time zone data. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ');

it.each([
  ['2026-11-18T03:30:00Z', 'Nov 17, 2026, 10:30 PM Eastern Time'],
  ['2026-11-18T05:01:00Z', 'Nov 18, 2026, 12:01 AM Eastern Time'],
  ['2026-07-04T02:15:00Z', 'Jul 3, 2026, 10:15 PM Eastern Time'],
])('%s is %s for a lender in New York, wherever it is read', (at, text) => {
  expect(plain(lenderMomentText('America/New_York', new Date(at)))).toBe(text);
});

it('a moment reads as the browser itself would write it', () => {
  const formats = [
    [dateText, { dateStyle: 'medium' }],
    [timeText, { timeStyle: 'short' }],
    [exactTimeText, { timeStyle: 'medium' }],
    [momentText, { dateStyle: 'medium', timeStyle: 'short' }],
  ] as const;
  const days = { min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true };
  for (const [text, options] of formats) {
    const format = new Intl.DateTimeFormat(language, options);
    fc.assert(fc.property(fc.date(days), (at) => plain(text(at)) === plain(format.format(at))));
  }
  expect([0, 12, 13].map((hour) => plain(timeText(new Date(2026, 10, 9, hour, 5))))).toEqual([
    '12:05 AM',
    '12:05 PM',
    '1:05 PM',
  ]);
});
