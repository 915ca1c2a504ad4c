import { describe, expect, it } from 'vitest';
import { locale as locales } from '#entities/values/locale.ts';
import { toDollars } from '#entities/values/money.ts';
import { wordsFor } from './words.ts';

describe('wordsFor', () => {
  it.each(locales.options)('has every word in %s', (locale) => {
    expect(Object.keys(wordsFor(locale)).sort()).toEqual(Object.keys(wordsFor('en')).sort());
  });

  it('marks and lengthens every text of the pseudo-locale, also those that functions and lists give', () => {
    const { steps, lists, account } = wordsFor('en-XA');
    expect(steps.zip.question).toMatch(/^«.+»$/);
    expect(steps.zip.question.length).toBeGreaterThan(wordsFor('en').steps.zip.question.length * 1.3);
    expect(lists('residences').add).toMatch(/^«Add an address.*»$/);
    expect(JSON.stringify(account)).toContain('«');
  });

  it('leaves figures alone', () => {
    expect(wordsFor('en-XA').inDollars(toDollars(1234))).toBe('$1,234');
  });
});
