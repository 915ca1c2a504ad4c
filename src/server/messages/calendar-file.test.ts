import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { calendarFile } from './calendar-file.ts';

it('marks one whole day, with its text escaped and its lines folded', () => {
  const { name, type, text } = calendarFile.of({
    id: 'rescission-1',
    title: 'Last day to cancel, at no cost',
    description: `First; second\nthird ${'x'.repeat(120)}`,
    day: toDay('2025-12-31'),
  });
  expect([name, type]).toEqual(['hearthline.ics', 'text/calendar; charset=utf-8']);
  const lines = text.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20251231',
      'DTEND;VALUE=DATE:20260101',
      'SUMMARY:Last day to cancel\\, at no cost',
      'UID:rescission-1@hearthline',
    ]),
  );
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:First\\; second\\nthird ${'x'.repeat(120)}`);
});
