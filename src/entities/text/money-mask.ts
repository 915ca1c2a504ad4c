import type { Edit, Masked } from './masks.ts';
import { dollarsFromText, dollarsText } from './money-text.ts';

const grouped = (digits: string): string => digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');

/** Keeps a decimal part while it is typed, since "1.2m" begins like it; whole dollars are made when the field is left. */
const groupedText = (typed: string): string => {
  const [, whole = '', fraction = ''] = /^([\d,]*)(\.\d{0,2})?/.exec(typed.replace(/[^\d.,]/g, '')) ?? [];
  return grouped(whole.replaceAll(',', '')) + fraction;
};

const counts = (text: string): number => text.replace(/[^\d.]/g, '').length;

const unsigned = ({ previous, typed, caret, deleted }: Edit): Masked => {
  if (/[km]\s*$/i.test(typed)) {
    const amount = dollarsFromText(typed);
    if (amount !== null) return { text: dollarsText(amount), caret: dollarsText(amount).length };
  }
  const tookComma =
    previous.length === typed.length + 1 &&
    previous[caret] === ',' &&
    previous.replace(/,/g, '') === typed.replace(/,/g, '');
  // A comma stands between two digits: the key was meant for the one on its side.
  const at = tookComma && deleted !== 'after' ? Math.max(0, caret - 1) : caret;
  const source = tookComma ? typed.slice(0, at) + typed.slice(at + 1) : typed;
  const text = groupedText(source);
  const behind = counts(source.slice(at));
  let position = text.length;
  while (position > 0 && counts(text.slice(position)) < behind) position -= 1;
  return { text, caret: position };
};

/** A dash at the front, or right before the figure. In "Home value - $585,000" and "500-600" it is none. */
const SIGN = /^[\s$]*[-\u2212\u2013]|(?<![\d.,])[-\u2212\u2013](?=\$?\d)/;

/**
 * Thousands are grouped while typing and the caret stays with its digit; "k" and "m" are spelled out at once.
 * A minus stays: dropped in silence, a debt would become a fortune. Where there is nothing below zero, the check says so.
 */
export const moneyMask = (edit: Edit): Masked => {
  const { previous, typed, caret } = edit;
  const sign = SIGN.exec(typed);
  if (sign === null) return unsigned(edit);
  const from = sign.index + sign[0].length;
  const amount = unsigned({
    ...edit,
    previous: previous.replace(/^-/, ''),
    typed: typed.slice(from),
    caret: Math.max(0, caret - from),
  });
  return { text: `-${amount.text}`, caret: amount.caret + (caret >= from ? 1 : 0) };
};
