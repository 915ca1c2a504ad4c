import { staffDecision } from '#entities/staff-decision.ts';
import { eventWords } from '#words/en/loan-desk/events.ts';
import { loanDesk } from '#words/en/loan-desk/head.ts';

/** An event newer than these words is shown by its key rather than hidden. */
export const eventName = (kind: string): string => eventWords[kind] ?? kind;

export const decidedName = (kind: string): string => {
  const known = staffDecision.safeParse(kind);
  return known.success ? loanDesk.decided[known.data] : kind;
};

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const clockTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

export const momentText = (at: Date): string => moment.format(at);
export const timeText = (at: Date): string => clockTime.format(at);
