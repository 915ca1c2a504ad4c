import { type UsState, usState } from './us-state.ts';
import { zipExceptions, zipRuns, zipsAcross } from './zip-states.generated.ts';

const runs = zipRuns
  .split(' ')
  .map((run) => ({ from: run.slice(0, 3), to: run.slice(3, 6), state: usState.parse(run.slice(6)) }));

const byZip = (listed: string): ReadonlyMap<string, UsState> =>
  new Map(
    listed.split(' ').flatMap((group) => {
      const [state, zips = ''] = group.split(':');
      return zips.split(',').map((zip): [string, UsState] => [zip, usState.parse(state)]);
    }),
  );

const exceptions = byZip(zipExceptions);
const across = byZip(zipsAcross);

/** Real ZIP codes outside the fifty states, the District and Guam. Some share a prefix with Hawaii or Guam. */
const outside: readonly RegExp[] = [
  // Puerto Rico and the Virgin Islands.
  /^00[6-9]/,
  // Military and diplomatic post offices.
  /^(09[0-8]|340|96[2-6])/,
  // American Samoa and Wake Island.
  /^(96799|96898)$/,
  // Palau, Micronesia, the Northern Marianas, the Marshall Islands: Guam ends at 96932.
  /^969(3[3-9]|[4-9])/,
];
export const isOutsideStates = (zip: string): boolean =>
  /^\d{5}$/.test(zip) && outside.some((pattern) => pattern.test(zip));

/** The state of a ZIP code's post office, or null if the prefix is not in use. Small enough for the browser's first load. */
export const stateOfZip = (zip: string): UsState | null => {
  if (!/^\d{5}$/.test(zip) || isOutsideStates(zip)) return null;
  const prefix = zip.slice(0, 3);
  return exceptions.get(zip) ?? runs.find(({ from, to }) => from <= prefix && prefix <= to)?.state ?? null;
};

/** Every state a home with this ZIP code can be in: some fifty codes cross a state line. */
export const statesOfZip = (zip: string): UsState[] =>
  [stateOfZip(zip), across.get(zip) ?? null].filter((state) => state !== null);
