import type { Container } from '#server/container.ts';
import type { MovableClock } from '#server/sandbox-part.ts';

export const sandboxClockOf = ({ sandbox }: Pick<Container, 'sandbox'>): MovableClock => {
  if (!sandbox) throw new Error('Only a sandbox has a clock that moves.');
  return sandbox.clock;
};
