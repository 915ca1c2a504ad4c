import { describe, expect, it } from 'vitest';
import { streetText, streetTexts } from './street-text.ts';

describe('a street', () => {
  it.each([
    ['412 Hawthorne Avenue', '412 hawthorne ave'],
    ['  412  HAWTHORNE ave., #5', '412 hawthorne ave 5'],
    ['12 Rue Molière', '12 rue moliere'],
    ["3 O'Brien Court, Suite 200", '3 obrien ct ste 200'],
  ])('%s is spelled %s', (text, spelled) => {
    expect(streetText(text)).toBe(spelled);
  });

  const nashville = { city: 'Nashville', state: 'TN', zip: '37206' };

  it('is found from its number or its name on, and never by the number alone', () => {
    expect(streetTexts({ line1: '412 Hawthorne Avenue', ...nashville })).toEqual([
      '412 hawthorne',
      'hawthorne',
      '412 hawthorne ave',
      'hawthorne ave',
      '412 hawthorne ave nashville',
      'hawthorne ave nashville',
      '412 hawthorne ave nashville tn 37206',
      'hawthorne ave nashville tn 37206',
    ]);
  });

  it('without a number is found from its name on', () => {
    expect(streetTexts({ line1: 'Rural Route', city: null, state: null, zip: null })).toEqual(['rural', 'rural route']);
  });
});
