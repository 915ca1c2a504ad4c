import { expect, it } from 'vitest';
import { watchAttendance } from './attendance.ts';

it('is attended for a minute after it opened and after each action of the user', () => {
  const page = new EventTarget();
  let now = 0;
  const isAttended = watchAttendance(page, () => now);
  const seen = [0, 60_000, 60_001].map((at) => {
    now = at;
    return isAttended();
  });
  expect(seen).toEqual([true, true, false]);
  for (const sign of ['keydown', 'pointerdown', 'wheel', 'touchmove']) {
    page.dispatchEvent(new Event(sign));
    expect(isAttended()).toBe(true);
    now += 60_001;
    expect(isAttended()).toBe(false);
  }
});
