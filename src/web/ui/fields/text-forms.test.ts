import { describe, expect, it } from 'vitest';
import { dayFromNumber, firstOfMonth } from '#entities/values/day.ts';
import { fc } from '#testing/fast-check.ts';
import { textForms } from './text-forms.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((each) => each.join(''));
const days = fc.integer({ min: -25_000, max: 40_000 }).map(dayFromNumber);

const stored = {
  phone: digits(10),
  ssn: digits(9),
  zip: digits(5),
  date: days,
  month: days.map(firstOfMonth),
  money: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  number: fc.integer({ min: 0, max: 1_000_000 }),
  percent: fc.integer({ min: 1, max: 100 }),
} as const satisfies Record<keyof typeof textForms, fc.Arbitrary<unknown>>;

describe.each(Object.keys(textForms) as (keyof typeof textForms)[])('the %s field', (kind) => {
  const { toText, toValue, mask } = textForms[kind];

  it('gives back what it was given', () => {
    fc.assert(
      fc.property(stored[kind], (value: unknown) => {
        expect(toValue(toText(value))).toBe(value);
      }),
    );
  });

  it('is empty for no answer, and no answer when empty', () => {
    expect(toText(null)).toBe('');
    expect(toValue('')).toBeNull();
  });

  it('settles: what it shows for what it holds stays the same, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (typed) => {
        const { text } = mask({ previous: '', typed, caret: typed.length });
        const value = toValue(text);
        expect(toValue(toText(value))).toBe(value);
      }),
    );
  });
});

describe('what people type', () => {
  it.each([
    ['money', '585k', 585_000],
    ['money', '$585,000.00', 585_000],
    ['money', '-5,000', -5000],
    ['money', '-', '-'],
    ['money', '500-600', '500-600'],
    ['money', '500.000,00', '500.000,00'],
    ['number', '10-15', '10-15'],
    ['number', '1,200', 1200],
    ['percent', '25,5', '25,5'],
    ['number', '-3', -3],
    ['date', '06/21/1984', '1984-06-21'],
    ['date', '06/21/04', '2004-06-21'],
    ['date', '06/21', '06/21'],
    ['date', '03/1985', '03/1985'],
    ['date', '06/21/1884', '06/21/1884'],
    ['month', '06/2021', '2021-06-01'],
    ['month', '06/20/2021', '2021-06-01'],
    ['month', '06/1521', '06/1521'],
    ['month', '06/21', '2021-06-01'],
    ['phone', '(828) 555-0142', '8285550142'],
    ['phone', '(615) 555-014277', '615555014277'],
    ['ssn', '123-45-67890', '1234567890'],
    ['zip', '37206-1234', '37206'],
    ['zip', '37206-1', '372061'],
    ['percent', '0.25', 25],
    ['percent', '1', 1],
  ] as const)('a %s of %s is stored as %s', (kind, typed, value) => {
    expect(textForms[kind].toValue(typed)).toBe(value);
  });

  it('keeps what it cannot read, so that a draft has it', () => {
    expect(textForms.date.toValue('13/45/2020')).toBe('13/45/2020');
    expect(textForms.date.toText('13/45/2020')).toBe('13/45/2020');
  });
});
