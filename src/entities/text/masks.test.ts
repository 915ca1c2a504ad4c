import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { dateMask, monthMask } from './date-mask.ts';
import { deletedBy, type Masked, phoneMask, ssnMask, zipMask } from './masks.ts';

type Mask = typeof dateMask;

const paste = (mask: Mask, text: string) => mask({ previous: '', typed: text, caret: text.length }).text;

/** A field with a caret, driven keystroke by keystroke as in a browser. */
const press = (mask: Mask, { text, caret }: Masked, key: string): Masked => {
  if (key === 'Backspace') {
    if (caret === 0) return { text, caret };
    return mask({ previous: text, typed: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 });
  }
  if (key === 'Delete') {
    if (caret === text.length) return { text, caret };
    const deleted = deletedBy('deleteContentForward');
    return mask({ previous: text, typed: text.slice(0, caret) + text.slice(caret + 1), caret, deleted });
  }
  return mask({ previous: text, typed: text.slice(0, caret) + key + text.slice(caret), caret: caret + 1 });
};

const type = (mask: Mask, keys: readonly string[], from: Masked = { text: '', caret: 0 }) =>
  keys.reduce((field, key) => press(mask, field, key), from);

const digits = (text: string) => text.replace(/\D/g, '');

describe('masks', () => {
  it.each([
    [dateMask, '11152026', '11/15/2026'],
    [dateMask, '11/15/2026', '11/15/2026'],
    [dateMask, '1/5/2026', '01/05/2026'],
    [dateMask, '1-5-26', '01/05/2026'],
    [dateMask, '03/1985', '03/1985'],
    [dateMask, '2019-05', '05/2019'],
    [dateMask, '05.20.2019', '05/20/2019'],
    [dateMask, 'March 5, 2026', '03/05/2026'],
    [dateMask, '03/14/19855', '03/14/19855'],
    [dateMask, '15/03/2026', '15/03/2026'],
    [dateMask, 'tomorrow', 'tomorrow'],
    [dateMask, '03/2020 - 05/2021', '03/2020 - 05/2021'],
    [dateMask, ' 3 / 14 / 1985 ', '03/14/1985'],
    [dateMask, '1985-03-14', '03/14/1985'],
    [dateMask, 'born 03/14/1985', '03/14/1985'],
    [monthMask, '112026', '11/2026'],
    [monthMask, '3/2026', '03/2026'],
    [monthMask, '2026-03', '03/2026'],
    [monthMask, '3/14/2026', '03/14/2026'],
    [monthMask, '3/14/26', '03/14/2026'],
    [monthMask, '2019-05-20', '05/20/2019'],
    [monthMask, '3/26', '03/2026'],
    [monthMask, '01/2999', '01/2999'],
    [monthMask, '012999', '01/2999'],
    [phoneMask, '6155550142', '(615) 555-0142'],
    [phoneMask, '+1 (615) 555-0142', '(615) 555-0142'],
    [phoneMask, '615.555.0142', '(615) 555-0142'],
    [ssnMask, '123456789', '123-45-6789'],
    [ssnMask, '123 45 6789', '123-45-6789'],
    [ssnMask, '123-45-67890', '123-45-67890'],
    [phoneMask, '615 555 0142 ext. 77', '(615) 555-014277'],
    [zipMask, '37206-1234', '37206-1234'],
    [zipMask, '372061', '37206-1'],
    [zipMask, 'none', ''],
  ])('%# pasting "%s"', (mask, pasted, text) => {
    expect(paste(mask, pasted)).toBe(text);
  });

  it.each([
    [dateMask, '12/25/2026', '1/5/2026', '01/05/2026'],
    [dateMask, '12/25/2026', '1985-03-14', '03/14/1985'],
    [monthMask, '02/30', '6/24', '06/2024'],
    [monthMask, '12/2026', '3/2026', '03/2026'],
    [phoneMask, '(615) 555-0142', '+16155550199', '(615) 555-0199'],
  ])('%# pasting over "%s" the text "%s"', (mask, previous, typed, text) => {
    expect(mask({ previous, typed, caret: typed.length }).text).toBe(text);
  });

  it('puts slashes in as one types', () => {
    expect(type(dateMask, ['1', '1'])).toEqual({ text: '11/', caret: 3 });
    expect(type(dateMask, [...'1115'])).toEqual({ text: '11/15/', caret: 6 });
    expect(type(dateMask, [...'1/5/2026'])).toEqual({ text: '01/05/2026', caret: 10 });
    expect(type(dateMask, [...'11/15/2026'])).toEqual({ text: '11/15/2026', caret: 10 });
  });

  it.each([
    ['03/15/2026', monthMask, '03/15/2026'],
    ['05/20/2019', monthMask, '05/20/2019'],
    ['05202019', monthMask, '05/20/2019'],
    ['052019', monthMask, '05/2019'],
    ['5/2019', monthMask, '05/2019'],
    ['06/21', monthMask, '06/21'],
    ['01/2999', monthMask, '01/2999'],
    ['012999', monthMask, '01/2999'],
    ['03/2026', dateMask, '03/2026'],
    ['03/1985', dateMask, '03/1985'],
    ['031985', dateMask, '03/1985'],
    ['03191985', dateMask, '03/19/1985'],
    ['03/19/85', dateMask, '03/19/85'],
    ['3-4-1985', dateMask, '03/04/1985'],
    ['3.4.1985', dateMask, '03/04/1985'],
    ['1985-03-14', dateMask, '03/14/1985'],
    ['2019-05', monthMask, '2019-05'],
  ])('reads "%s" typed key by key', (keys, mask, text) => {
    expect(type(mask, [...keys]).text).toBe(text);
  });

  it('goes back over a slash', () => {
    expect(type(dateMask, [...'11', 'Backspace'])).toEqual({ text: '1', caret: 1 });
    expect(type(dateMask, [...'111', 'Backspace', 'Backspace'])).toEqual({ text: '1', caret: 1 });
    expect(type(phoneMask, [...'615', 'Backspace'])).toEqual({ text: '(61', caret: 3 });
  });

  it('keeps the caret where the hand is', () => {
    const field = { text: '11/15/2026', caret: 4 };
    expect(press(dateMask, field, 'Backspace')).toEqual({ text: '11/5/2026', caret: 3 });
    expect(press(dateMask, { text: '11/5/2026', caret: 3 }, '1')).toEqual({ text: '11/15/2026', caret: 4 });
    expect(press(dateMask, { text: '11//2026', caret: 3 }, '2')).toEqual({ text: '11/2/2026', caret: 5 });
    expect(press(dateMask, { text: '11/15/2026', caret: 3 }, 'Backspace')).toEqual({ text: '1/15/2026', caret: 1 });
  });

  it('does not let letters in or move the caret for them', () => {
    expect(press(ssnMask, { text: '123-45', caret: 2 }, 'x')).toEqual({ text: '123-45-', caret: 2 });
  });

  const masks = fc.constantFrom(dateMask, monthMask, phoneMask, ssnMask, zipMask);
  const keys = fc.array(fc.constantFrom(...'0123456789', 'Backspace', '/', '-', 'x'), { maxLength: 30 });
  const onlyDigits = fc.string({ unit: fc.constantFrom(...'23456789'), maxLength: 14 });

  it('gives the same for what it gave', () => {
    fc.assert(
      fc.property(masks, onlyDigits, (mask, typed) => {
        const text = paste(mask, typed);
        expect(paste(mask, text)).toBe(text);
      }),
    );
  });

  it('ends the same whether typed or pasted', () => {
    fc.assert(
      fc.property(masks, onlyDigits, (mask, typed) => {
        // Pasted text that is too long for a date stays as it is; a key too many is not taken.
        const fitting = mask === dateMask || mask === monthMask ? typed.slice(0, 8) : typed;
        expect(type(mask, [...fitting]).text).toBe(paste(mask, fitting));
      }),
    );
  });

  it('never puts the caret outside the text, whatever is pressed', () => {
    fc.assert(
      fc.property(masks, keys, (mask, pressed) => {
        let field: Masked = { text: '', caret: 0 };
        for (const key of pressed) {
          field = press(mask, field, key);
          expect(field.caret).toBeGreaterThanOrEqual(0);
          expect(field.caret).toBeLessThanOrEqual(field.text.length);
        }
      }),
    );
  });

  it('takes exactly one digit with each backspace, wherever the caret is', () => {
    fc.assert(
      fc.property(masks, onlyDigits, fc.nat(), (mask, typed, somewhere) => {
        const text = paste(mask, typed);
        const caret = text.length === 0 ? 0 : somewhere % (text.length + 1);
        const before = digits(text.slice(0, caret)).length;
        const after = press(mask, { text, caret }, 'Backspace');
        expect(digits(after.text).length).toBe(digits(text).length - Math.min(1, before));
        expect(digits(after.text.slice(0, after.caret)).length).toBe(Math.max(0, before - 1));
      }),
    );
  });

  it('takes exactly one digit with each press of Delete, the one ahead', () => {
    expect(press(dateMask, { text: '11/15/2026', caret: 2 }, 'Delete')).toEqual({ text: '11/5/2026', caret: 2 });
    fc.assert(
      fc.property(masks, onlyDigits, fc.nat(), (mask, typed, somewhere) => {
        const text = paste(mask, typed);
        const caret = text.length === 0 ? 0 : somewhere % (text.length + 1);
        const [before, ahead] = [digits(text.slice(0, caret)), digits(text.slice(caret))];
        const after = press(mask, { text, caret }, 'Delete');
        expect(digits(after.text)).toBe(before + ahead.slice(1));
        expect(digits(after.text.slice(0, after.caret))).toBe(before);
      }),
    );
  });

  it('puts a digit where the caret is and goes on behind it', () => {
    fc.assert(
      fc.property(masks, onlyDigits, fc.nat(), (mask, typed, somewhere) => {
        const text = paste(mask, typed.slice(0, 4));
        const caret = text.length === 0 ? 0 : somewhere % (text.length + 1);
        const before = digits(text.slice(0, caret));
        const after = press(mask, { text, caret }, '5');
        expect(digits(after.text)).toBe(`${before}5${digits(text.slice(caret))}`);
        expect(digits(after.text.slice(0, after.caret))).toBe(`${before}5`);
      }),
    );
  });

  it('can always be emptied by holding backspace', () => {
    fc.assert(
      fc.property(masks, onlyDigits, (mask, typed) => {
        expect(
          type(mask, Array(30).fill('Backspace'), { text: paste(mask, typed), caret: paste(mask, typed).length }).text,
        ).toBe('');
      }),
    );
  });
});
