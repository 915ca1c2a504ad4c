import { type UsState, usState } from './us-state.ts';
import { zipExceptions, zipRuns } from './zip-states.generated.ts';

const runs = zipRuns
  .split(' ')
  .map((run) => ({ from: run.slice(0, 3), to: run.slice(3, 6), state: usState.parse(run.slice(6)) }));

const exceptions = new Map(
  zipExceptions.split(' ').flatMap((group) => {
    const [state, zips = ''] = group.split(':');
    return zips.split(',').map((zip): [string, UsState] => [zip, usState.parse(state)]);
  }),
);

/** The state a ZIP code lies in, or null if no such prefix is in use. Small enough for the browser's first load. */
export const stateOfZip = (zip: string): UsState | null => {
  if (!/^\d{5}$/.test(zip)) return null;
  const prefix = zip.slice(0, 3);
  return exceptions.get(zip) ?? runs.find(({ from, to }) => from <= prefix && prefix <= to)?.state ?? null;
};
