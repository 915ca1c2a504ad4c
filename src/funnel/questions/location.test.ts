import { describe, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import { noOutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDay } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { decide } from '#rules/decision/decide.ts';
import { refusalPath } from '../refusal-path.ts';
import { steps } from '../steps.ts';
import { withPropertyAddress, withZip } from './location.ts';

const asOf = toDay('2026-11-15');
const after = (zip: string) => {
  const application = withZip(emptyApplication(), zip);
  const { trace } = decide({ application, facts: noOutsideFacts(), policy: getPolicy(asOf), asOf });
  return { state: application.property.state, leadsTo: refusalPath({ step: steps.zip, trace }) };
};
const waitlist = '/app/initial-setup/zip?view=waitlist';

describe('a ZIP code', () => {
  it.each([
    ['37206', 'TN', null],
    ['87501', 'NM', waitlist],
    // Half is in a state we serve, half is not: the address decides.
    ['80758', null, null],
    ['88220', null, null],
  ])('%s settles the state as %s and leads to %s', (zip, state, leadsTo) => {
    expect(after(zip)).toEqual({ state, leadsTo });
  });

  it('takes back an address that was somewhere else, and keeps the one it belongs to', () => {
    const home = { line1: '1 A St', line2: null, city: 'Wray', state: 'CO' as const, zip: '80758', county: null };
    const placed = withPropertyAddress(withZip(emptyApplication(), '80758'), home);
    expect(placed.property.state).toBe('CO');
    expect(withZip(placed, '80758')).toBe(placed);
    expect(withZip(placed, '37206').property).toMatchObject({ line1: null, city: null, state: 'TN', zip: '37206' });
  });

  it('takes back the insurance of a home that was somewhere else', () => {
    const home = { line1: '1 A St', line2: null, city: 'Wray', state: 'CO' as const, zip: '80758', county: null };
    const placed = withPropertyAddress(withZip(emptyApplication(), '80758'), home);
    const insured = { ...placed, canopyConnected: true };
    expect(withPropertyAddress(insured, { ...home, county: 'Yuma County' }).canopyConnected).toBe(true);
    expect(withPropertyAddress(insured, { ...home, line1: '2 A St' }).canopyConnected).toBe(false);
    expect(
      [withZip(insured, '80758'), withZip(insured, '37206')].map(({ canopyConnected }) => canopyConnected),
    ).toEqual([true, false]);
  });
});
