import { jumpClock } from '../faults/jump-clock.ts';

// Loaded before the product by --import: moves its clock by the milliseconds sent to it.
process.on('message', (milliseconds) => {
  jumpClock(Number(milliseconds));
  process.send?.('moved');
});
// Listening here keeps no process running.
process.channel?.unref();
