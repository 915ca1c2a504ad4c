import { existsSync, renameSync, rmSync } from 'node:fs';

/** Puts a finished folder in another's place at once: a process killed before leaves what was there. */
export const replaceFolder = (finished: string, place: string): void => {
  const former = `${finished}-former`;
  if (existsSync(place)) renameSync(place, former);
  renameSync(finished, place);
  rmSync(former, { recursive: true, force: true });
};
