import { staffDecision } from '#entities/contract/staff-decision.ts';
import { eventWords } from '#words/portal/loan-desk/events.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';

const names: Readonly<Record<string, string>> = eventWords;

/** An event without wording yet is shown by its key rather than hidden. */
export const eventName = (kind: string): string => names[kind] ?? kind;

export const decidedName = (kind: string): string => {
  const known = staffDecision.safeParse(kind);
  return known.success ? loanDesk.decided[known.data] : kind;
};
