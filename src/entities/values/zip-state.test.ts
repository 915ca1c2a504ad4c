import { describe, expect, it } from 'vitest';
import { usState } from './us-state.ts';
import { countyOfZip } from './zip-county.ts';
import { isOutsideStates, stateOfZip, statesOfZip } from './zip-state.ts';

describe('the place of a ZIP code', () => {
  it.each([
    ['37206', 'TN', 'Davidson County'],
    ['90210', 'CA', 'Los Angeles County'],
    ['33139', 'FL', 'Miami-Dade County'],
    ['78704', 'TX', 'Travis County'],
    ['10001', 'NY', 'New York County'],
    ['20001', 'DC', 'District of Columbia'],
    ['99553', 'AK', 'Aleutians East Borough'],
    ['70112', 'LA', 'Orleans Parish'],
    ['02139', 'MA', 'Middlesex County'],
    ['60611', 'IL', 'Cook County'],
    ['06390', 'NY', 'Suffolk County'],
    ['83414', 'WY', 'Teton County'],
  ])('%s lies in %s, %s', async (zip, state, county) => {
    expect(stateOfZip(zip)).toBe(state);
    expect(await countyOfZip(zip)).toBe(county);
  });

  it.each([
    ['80758', 'Wray', ['CO', 'NE']],
    ['81324', 'Dove Creek', ['CO', 'UT']],
    ['20135', 'Bluemont', ['VA', 'WV']],
    ['88220', 'Carlsbad', ['NM', 'TX']],
    ['86515', 'Window Rock', ['AZ', 'NM']],
    ['42223', 'Fort Campbell', ['KY', 'TN']],
    ['63673', 'Saint Mary', ['MO', 'IL']],
    ['89439', 'Verdi', ['NV', 'CA']],
  ] as const)('%s, the post office of %s, reaches over a state line: %j', async (zip, _, states) => {
    expect(statesOfZip(zip)).toEqual(states);
    expect(stateOfZip(zip)).toBe(states[0]);
  });

  it('names no county where that could be one of another state', async () => {
    expect(await Promise.all(['80758', '88220', '20135'].map(countyOfZip))).toEqual([null, null, null]);
  });

  it('knows one state for nearly every code, never the same one twice, and none for a code that is not', () => {
    const all = Array.from({ length: 100_000 }, (_, zip) => statesOfZip(String(zip).padStart(5, '0')));
    const shared = all.filter(({ length }) => length > 1);
    expect(shared.length).toBe(52);
    for (const states of shared) expect(new Set(states).size).toBe(2);
    expect(statesOfZip('00000')).toEqual([]);
  });

  it('knows Guam without a county list', async () => {
    expect(stateOfZip('96910')).toBe('GU');
    expect(stateOfZip('96932')).toBe('GU');
    expect(await countyOfZip('96910')).toBeNull();
  });

  it.each([
    ['96799', 'American Samoa'],
    ['96898', 'Wake Island'],
    ['96939', 'Palau'],
    ['96941', 'Micronesia'],
    ['96950', 'the Northern Mariana Islands'],
    ['96960', 'the Marshall Islands'],
    ['00601', 'Puerto Rico'],
    ['00926', 'Puerto Rico'],
    ['00802', 'the Virgin Islands'],
    ['09012', 'a military post office in Europe'],
    ['34001', 'a military post office in the Americas'],
    ['96201', 'a military post office in the Pacific'],
  ])('%s, %s, lies outside every state', (zip) => {
    expect(stateOfZip(zip)).toBeNull();
    expect(isOutsideStates(zip)).toBe(true);
  });

  it.each(['96801', '96797', '96910', '96932', '01001', '37206', '00000'])('%s is not one of them', (zip) => {
    expect(isOutsideStates(zip)).toBe(false);
  });

  it.each(['00000', '96201', '00601', '1234', '123456', 'abcde', ''])('knows no state for "%s"', (zip) => {
    expect(stateOfZip(zip)).toBeNull();
  });

  it('covers every state', () => {
    const covered = new Set(Array.from({ length: 100_000 }, (_, zip) => stateOfZip(String(zip).padStart(5, '0'))));
    expect([...covered].filter((state) => state !== null).toSorted()).toEqual(usState.options.toSorted());
  });
});
