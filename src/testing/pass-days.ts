import { sandboxClockOf } from '#sandbox/sandbox-clock-of.ts';
import type { TestServer } from './test-server.ts';

/** Moves the business day of one process, without the jobs the sandbox page also starts. */
export const passDays = ({ container }: Pick<TestServer, 'container'>, days: number): void => {
  const clock = sandboxClockOf(container);
  clock.move(clock.offsetDays() + days);
};
