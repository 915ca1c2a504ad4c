import type { Edit, Masked } from './masks.ts';
import { dollarsFromText, dollarsText } from './money-text.ts';

const grouped = (digits: string): string => digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');

/** Keeps a decimal part during typing, since "1.2m" starts like one; it becomes whole dollars on blur. */
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
  // A comma sits between two digits: the key was meant for the digit on its side.
  const at = tookComma && deleted !== 'after' ? Math.max(0, caret - 1) : caret;
  const source = tookComma ? typed.slice(0, at) + typed.slice(at + 1) : typed;
  const text = groupedText(source);
  const behind = counts(source.slice(at));
  let position = text.length;
  while (position > 0 && counts(text.slice(position)) < behind) position -= 1;
  return { text, caret: position };
};

/** A dash at the start, or right before the figure. In "Home value - $585,000" and "500-600" it is not a minus. */
const SIGN = /^[\s$]*[-\u2212\u2013]|(?<![\d.,])[-\u2212\u2013](?=\$?\d)/;

/**
 * Groups thousands during typing and keeps the caret with its digit; expands "k" and "m" at once.
 * A minus stays: dropping it silently would turn a debt into an asset. Where negatives are not allowed, validation says so.
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
