import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { toDollars } from '../values/money.ts';
import { moneyMask } from './money-mask.ts';
import { dollarsFromText, dollarsText } from './money-text.ts';

describe('money as text', () => {
  it.each([
    ['585000', 585_000],
    ['585k', 585_000],
    ['585 K', 585_000],
    ['$585,000.00', 585_000],
    [' $ 585,000 ', 585_000],
    ['1.2m', 1_200_000],
    ['1.15M', 1_150_000],
    ['0', 0],
    ['.5k', 500],
    ['99.50', 100],
    ['99.49', 99],
    ['Estimated value: $585,000', 585_000],
    ['585,000 USD', 585_000],
    ['$585,000.', 585_000],
    ['1,000,000,000', 1_000_000_000],
  ])('"%s" is %i dollars', (text, amount) => {
    expect(dollarsFromText(text)).toBe(amount);
  });

  it.each([
    ...['', 'abc', '-5', '\u2212500', '$-1', '500 to 600', '1,000,000,001', '.', '$', 'k'],
    // Ranges, and amounts as other countries write them.
    ...[
      '500-600',
      '500 - 600',
      '500\u2013600',
      '500k-600k',
      '500.000,00',
      '500.000',
      '1.200.000',
      '500,00',
      '5,85,000',
    ],
    ...["585'000", '585 000', '585000,5', '1,2m', '1.2.3', '500,000.000', '1,0000'],
  ])('"%s" is no amount', (text) => {
    expect(dollarsFromText(text)).toBeNull();
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (whole) => {
        expect(dollarsFromText(dollarsText(toDollars(whole)))).toBe(whole);
        expect(dollarsFromText(`$${dollarsText(toDollars(whole))}.00`)).toBe(whole);
      }),
    );
  });
});

const press = (field: { text: string; caret: number }, key: string) => {
  const isBack = key === 'Backspace';
  const from = isBack ? Math.max(0, field.caret - 1) : field.caret;
  const typed = field.text.slice(0, from) + (isBack ? '' : key) + field.text.slice(field.caret);
  return moneyMask({ previous: field.text, typed, caret: isBack ? from : from + 1 });
};

const type = (keys: readonly string[], from = { text: '', caret: 0 }) => keys.reduce(press, from);

describe('the money mask', () => {
  it('groups thousands while typing', () => {
    expect(type([...'585000'])).toEqual({ text: '585,000', caret: 7 });
    expect(type([...'0585'])).toEqual({ text: '585', caret: 3 });
    expect(type([...'12.5'])).toEqual({ text: '12.5', caret: 4 });
  });

  it('spells out thousands and millions', () => {
    expect(type([...'585k'])).toEqual({ text: '585,000', caret: 7 });
    expect(type([...'1.2m'])).toEqual({ text: '1,200,000', caret: 9 });
  });

  it('takes pasted text', () => {
    expect(moneyMask({ previous: '', typed: '$585,000.00', caret: 11 }).text).toBe('585,000.00');
    expect(moneyMask({ previous: '', typed: 'about 585000', caret: 12 }).text).toBe('585,000');
  });

  it('keeps the caret with its digit and goes back over a comma', () => {
    expect(press({ text: '585,000', caret: 1 }, '9')).toEqual({ text: '5,985,000', caret: 3 });
    expect(press({ text: '585,000', caret: 4 }, 'Backspace')).toEqual({ text: '58,000', caret: 3 });
    expect(press({ text: '1,000', caret: 1 }, 'Backspace')).toEqual({ text: '0', caret: 0 });
  });

  it('deletes ahead over a comma', () => {
    const ahead = (text: string, caret: number) =>
      moneyMask({ previous: text, typed: text.slice(0, caret) + text.slice(caret + 1), caret, deleted: 'after' });
    expect(ahead('585,123', 3)).toEqual({ text: '58,523', caret: 4 });
    expect(ahead('585,123', 2)).toEqual({ text: '58,123', caret: 3 });
    expect(ahead('1,234', 0)).toEqual({ text: '234', caret: 0 });
    expect(ahead('-585,123', 4)).toEqual({ text: '-58,523', caret: 5 });
  });

  it('keeps a minus in front of the figure, and takes no other dash for one', () => {
    expect(type([...'-5000'])).toEqual({ text: '-5,000', caret: 6 });
    expect(press({ text: '5,000', caret: 0 }, '-')).toEqual({ text: '-5,000', caret: 1 });
    expect(press({ text: '-5,000', caret: 1 }, 'Backspace')).toEqual({ text: '5,000', caret: 0 });
    expect(press({ text: '-5,000', caret: 3 }, 'Backspace')).toEqual({ text: '-0', caret: 1 });
    const pasted = (typed: string) => moneyMask({ previous: '', typed, caret: typed.length }).text;
    for (const text of ['-$5,000', '\u22125000', '$-5000', 'about -5000', '\u20135k'])
      expect(pasted(text)).toBe('-5,000');
    expect(pasted('Home value - $585,000')).toBe('585,000');
  });

  it.each(['500-600', '500.000,00', '500.000', '500,00', '1.200.000', '500 600', '5,85,000', "585'000"])(
    'keeps "%s" as it was typed or pasted, to be refused',
    (text) => {
      expect(type([...text]).text).toBe(text);
      for (const previous of ['', '500.000', '585,000'])
        expect(moneyMask({ previous, typed: text, caret: text.length }).text).toBe(text);
    },
  );

  it.each(['585,000', '1,200,000', '12,345.67'])('takes "%s" with the commas typed by hand', (text) => {
    expect(type([...text]).text).toBe(text);
  });

  it('reads typed keys as the number they spell or not at all, and never leaves the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'0123456789', 'Backspace', ',', 'x', '-'), { maxLength: 20 }), (keys) => {
        let field = { text: '', caret: 0 };
        for (const key of keys) {
          field = press(field, key);
          expect(field.caret).toBeLessThanOrEqual(field.text.length);
        }
        const read = dollarsFromText(field.text);
        if (read !== null) expect(String(read)).toBe(field.text.replaceAll(',', '').replace(/^0+(?=\d)/, ''));
      }),
    );
  });
});
