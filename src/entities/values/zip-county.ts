import { type UsState, usState } from './us-state.ts';

export type ZipLocation = { state: UsState; county: string };

const locationsIn = (text: string): Map<string, ZipLocation> => {
  const locations = new Map<string, ZipLocation>();
  for (const line of text.split('\n')) {
    const [state, county = '', steps = ''] = line.split('|');
    const place = { state: usState.parse(state), county };
    let zip = 0;
    for (const step of steps.split('.')) {
      zip += Number.parseInt(step, 36);
      locations.set(String(zip).padStart(5, '0'), place);
    }
  }
  return locations;
};

let loaded: Promise<Map<string, ZipLocation>> | null = null;

/**
 * A county for the ZIP code, for display and for the address check. If it spans several counties, one is listed; if it
 * spans two states, none. Null if not listed. The list is loaded on first use.
 */
export const countyOfZip = async (zip: string): Promise<string | null> => {
  loaded ??= import('./zip-counties.generated.ts').then(({ zipCounties }) => locationsIn(zipCounties));
  return (await loaded).get(zip)?.county ?? null;
};
