import type { Edit, Masked } from './masks.ts';
import { dollarsFromText, dollarsText } from './money-text.ts';

const grouped = (digits: string): string => digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');

/** Keeps a decimal part while it is typed, since "1.2m" begins like it; whole dollars are made when the field is left. */
const groupedText = (typed: string): string => {
  const [, whole = '', fraction = ''] = /^([\d,]*)(\.\d{0,2})?/.exec(typed.replace(/[^\d.,]/g, '')) ?? [];
  return grouped(whole.replaceAll(',', '')) + fraction;
};

const counts = (text: string): number => text.replace(/[^\d.]/g, '').length;

/** Thousands are grouped while typing and the caret stays with its digit; "k" and "m" are spelt out at once. */
export const moneyMask = ({ previous, typed, caret }: Edit): Masked => {
  if (/[km]\s*$/i.test(typed)) {
    const amount = dollarsFromText(typed);
    if (amount !== null) return { text: dollarsText(amount), caret: dollarsText(amount).length };
  }
  const tookComma =
    previous.length === typed.length + 1 &&
    previous[caret] === ',' &&
    previous.replace(/,/g, '') === typed.replace(/,/g, '');
  const source = tookComma ? typed.slice(0, Math.max(0, caret - 1)) + typed.slice(caret) : typed;
  const at = tookComma ? Math.max(0, caret - 1) : caret;
  const text = groupedText(source);
  const behind = counts(source.slice(at));
  let position = text.length;
  while (position > 0 && counts(text.slice(position)) < behind) position -= 1;
  return { text, caret: position };
};
