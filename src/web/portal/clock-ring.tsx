import { type Day, daysBetween } from '#entities/values/day.ts';
import type { ClockKind } from '#rules/compliance/clocks.ts';
import { Clock, type ClockState } from '#web/ui/clock.tsx';
import { inDay } from '#words/figures.ts';
import { clockTitle } from '#words/portal/clocks.ts';
import { clockTexts as words } from '#words/portal/loan-desk/head.ts';

export type ClockFacts = {
  kind: ClockKind;
  state: ClockState;
  startedOn: Day;
  dueOn: Day;
  metOn: Day | null;
  daysLeft: number;
};

const textOf = ({ state, startedOn, dueOn, metOn, daysLeft }: ClockFacts): string => {
  if (state === 'met') return words.met(inDay(metOn ?? dueOn));
  if (state === 'over') return words.late(-daysLeft);
  return words.day(daysBetween(startedOn, dueOn) - daysLeft, inDay(dueOn));
};

/** One clock for every compliance duty: the ring is the share of time elapsed, the text is the date. */
export const ClockRing = ({ clock }: { clock: ClockFacts }) => {
  const { state, startedOn, dueOn, daysLeft } = clock;
  const whole = Math.max(1, daysBetween(startedOn, dueOn));
  return <Clock state={state} share={(whole - daysLeft) / whole} text={textOf(clock)} title={clockTitle(clock)} />;
};
