import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { checkDigits, hasValidCheckDigits, universalLoanId } from './universal-loan-id.ts';

describe('the universal loan identifier', () => {
  it('has the check digits of the example in Regulation C, appendix C', () => {
    expect(universalLoanId({ lei: '10Bx939c5543TqA1144M', loanNumber: '999143X' })).toBe(
      '10Bx939c5543TqA1144M999143X38',
    );
    expect(hasValidCheckDigits('10Bx939c5543TqA1144M999143X38')).toBe(true);
  });

  it('finds a wrong character of the same kind', () => {
    const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const text = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 22 });
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom(...letters), (base, where, letter) => {
        const whole = `${base}${checkDigits(base)}`;
        expect(hasValidCheckDigits(whole)).toBe(true);
        const at = where % base.length;
        const isDigit = (character: string): boolean => /\d/.test(character);
        if (isDigit(base.charAt(at)) !== isDigit(letter)) return;
        const wrong = `${whole.slice(0, at)}${letter}${whole.slice(at + 1)}`;
        expect(hasValidCheckDigits(wrong)).toBe(wrong === whole);
      }),
    );
  });

  it('is refused where it is too long or not made of letters and digits', () => {
    expect(() => universalLoanId({ lei: '10Bx939c5543TqA1144M', loanNumber: 'X'.repeat(24) })).toThrow('45 characters');
    expect(() => checkDigits('10 Bx')).toThrow('letters and digits');
    expect(hasValidCheckDigits('')).toBe(false);
  });

  it('of every row of a clean register is valid', () => {
    const lines = readFileSync('tests/oracles/open-end-register.txt', 'utf8').trim().split('\n');
    const ulis = lines.map((line) => line.split('|')[2] ?? '').filter((id) => id.length >= 23);
    expect(ulis.length).toBeGreaterThan(6);
    expect(ulis.filter((id) => !hasValidCheckDigits(id))).toEqual([]);
  });
});
