import { expect, it } from 'vitest';
import { lenderMomentText } from './moments.ts';

it.each([
  ['2026-11-18T03:30:00Z', 'Nov 17, 2026, 10:30 PM Eastern Time'],
  ['2026-11-18T05:01:00Z', 'Nov 18, 2026, 12:01 AM Eastern Time'],
  ['2026-07-04T02:15:00Z', 'Jul 3, 2026, 10:15 PM Eastern Time'],
])('%s is %s for a lender in New York, wherever it is read', (at, text) => {
  // The space before AM and PM is a narrow one in some versions of the time zone data.
  expect(lenderMomentText('America/New_York', new Date(at)).replaceAll('\u202f', ' ')).toBe(text);
});
