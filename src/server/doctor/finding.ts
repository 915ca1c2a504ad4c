/** `fatal` stops a production start; a `warning` does not, since the work waits and is tried again. */
export type FindingState = 'fine' | 'warning' | 'fatal';

/** One line of what `npm run doctor` prints. */
export type Finding = { part: string; state: FindingState; found: string; remedy: string | null };

export const fine = (part: string, found: string): Finding => ({ part, state: 'fine', found, remedy: null });
export const warning = (part: string, found: string, remedy: string): Finding => ({
  part,
  state: 'warning',
  found,
  remedy,
});
export const fatal = (part: string, found: string, remedy: string): Finding => ({
  part,
  state: 'fatal',
  found,
  remedy,
});

/** What went wrong in a few words; the message of a driver may name a person or a password, its code cannot. */
export const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return code ?? error.name;
};
