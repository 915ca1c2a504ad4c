import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { dayIn } from './day-in.ts';

const moments = [
  ['America/New_York', '2026-11-15T04:59:00Z', '2026-11-14'],
  ['America/New_York', '2026-11-15T05:00:00Z', '2026-11-15'],
  ['America/New_York', '2026-07-04T03:59:00Z', '2026-07-03'],
  ['America/Los_Angeles', '2026-11-15T05:00:00Z', '2026-11-14'],
] as const;

it.each(moments)('in %s it is at %s the day %s', (timeZone, moment, day) => {
  expect(dayIn(timeZone, new Date(moment))).toBe(day);
});

it('is the same day by the newer calendar of JavaScript, where there is one', () => {
  const program = `
    if (typeof Temporal === 'undefined') throw new Error('There is no newer calendar to try.');
    Intl.DateTimeFormat = class { constructor() { throw new Error('The older one was asked.'); } };
    const { dayIn } = await import(${JSON.stringify(import.meta.resolve('./day-in.ts'))});
    const moments = ${JSON.stringify(moments)};
    console.log(JSON.stringify(moments.map(([timeZone, moment]) => dayIn(timeZone, new Date(moment)))));
  `;
  const flags = ['--harmony-temporal', '--disable-warning=ExperimentalWarning', '--input-type=module'];
  const days = execFileSync(process.execPath, [...flags, '--eval', program], { encoding: 'utf8' });
  expect(JSON.parse(days)).toEqual(moments.map(([, , day]) => day));
});
