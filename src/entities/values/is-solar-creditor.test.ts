import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { isSolarCreditor } from './is-solar-creditor.ts';
import { solarCreditors } from './solar-creditors.ts';

describe('solar creditors', () => {
  it.each([
    'GoodLeap',
    'GOODLEAP, LLC',
    'Goodleap L.L.C.',
    'Solar-Mosaic Inc.',
    'SOLAR MOSAIC CORPORATION',
    'sunlight financial llc',
    'Sunlight  Financial/FNB',
    'Sunrun, Inc',
    'SUN RUN',
    'Dividend Solar Finance, LLC',
    'The ADT Solar Co.',
    'Tesla Energy Operations, Inc.',
    'SUNLIGHT FIN',
    'Sunlight Fin LLC',
    'Freedom Solar Loan Servicing',
    'JOES SOLAR',
    'Solar',
  ])('knows %s', (creditor) => {
    expect(isSolarCreditor(creditor)).toBe(true);
  });

  it.each([
    null,
    '',
    'LLC',
    'Mosaic Bank',
    'Sunlight Mortgage',
    'Wells Fargo Home Mortgage',
    'ADT Security',
    'Hero Bank',
    'Tesla Motors Finance',
    'Sunlight Finishes Contracting',
    'Solaris Bank',
    'Ygrene Energy Fund',
    'Renovate America',
    'HERO Program',
    'HERO Program Solar',
    'California PACE Solar',
    'PACE Funding Group',
  ])('does not take %s for one', (creditor) => {
    expect(isSolarCreditor(creditor)).toBe(false);
  });

  it('does not mind case, punctuation or legal form', () => {
    const suffix = fc.constantFrom('', ' LLC', ', Inc.', ' Corp', ' L.L.C.', ' CO', ' Ltd.');
    const dress = fc.constantFrom(
      (name: string) => name.toUpperCase(),
      (name: string) => name.toLowerCase(),
      (name: string) => name.replaceAll(' ', '-'),
      (name: string) => `  ${name.replaceAll(' ', '  ')} `,
    );
    fc.assert(
      fc.property(fc.constantFrom(...solarCreditors), suffix, dress, (name, ending, dressed) => {
        expect(isSolarCreditor(`${dressed(name)}${ending}`)).toBe(true);
      }),
    );
  });
});
