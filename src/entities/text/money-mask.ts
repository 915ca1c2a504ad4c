import { type Edit, isDeletion, isOneKey, type Masked } from './masks.ts';
import { dollarsFromText, dollarsText } from './money-text.ts';

const LONGEST_KEPT = 40;

const grouped = (digits: string): string => digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');

/** As this field writes amounts. Decimals stay while typing, since "1.125m" starts like one; they round on blur. */
const isOwnForm = (text: string): boolean => /^(\d{1,3}(,\d{3})*|\d*)(\.\d*)?$/.test(text);

const groupedText = (text: string): string => {
  const [whole = '', ...fraction] = text.split('.');
  return [grouped(whole.replaceAll(',', '')), ...fraction].join('.');
};

const counts = (text: string): number => text.replace(/[^\d.]/g, '').length;

/** One key in text of our own form. A separator typed by hand may be another country's, so nothing is regrouped behind it. */
const oneKey = ({ previous, typed, caret, deleted }: Edit): Masked => {
  const tookComma =
    previous.length === typed.length + 1 &&
    previous[caret] === ',' &&
    previous.replace(/,/g, '') === typed.replace(/,/g, '');
  // A comma sits between two digits: the key was meant for the digit on its side.
  const at = tookComma && deleted !== 'after' ? Math.max(0, caret - 1) : caret;
  const source = tookComma ? typed.slice(0, at) + typed.slice(at + 1) : typed;
  const isOwn = isOwnForm(previous) && /^[\d,]*(\.\d*)?$/.test(source);
  const wasSeparatorAdded = !isDeletion({ previous, typed, caret }) && typed[caret - 1] === ',';
  if (!isOwn || wasSeparatorAdded) return { text: source, caret: at };
  const text = groupedText(source);
  const behind = counts(source.slice(at));
  let position = text.length;
  while (position > 0 && counts(text.slice(position)) < behind) position -= 1;
  return { text, caret: position };
};

/** "$585,000.00" and "about 585000" become a plain figure; text that is not one amount stays as it is, to be refused. */
const pasted = (typed: string): string => {
  if (dollarsFromText(typed) === null) return typed.trim().slice(0, LONGEST_KEPT);
  return groupedText(typed.replace(/[^\d.,]/g, '').replace(/^[.,]+(?=\d{3})|[.,]+$/g, ''));
};

const unsigned = (edit: Edit): Masked => {
  const { previous, typed, caret } = edit;
  const amount = /[km]\s*$/i.test(typed) ? dollarsFromText(typed) : null;
  if (amount !== null) return { text: dollarsText(amount), caret: dollarsText(amount).length };
  if (typed === previous || isDeletion(edit) || isOneKey(edit)) {
    // Letters and signs are not taken; separators and dashes are, so that "500-600" is never read as 500,600.
    const taken = typed.replace(/[^\d.,'\u2019\s-]/g, '');
    return taken === typed
      ? oneKey(edit)
      : oneKey({ ...edit, typed: taken, caret: Math.max(0, caret - typed.length + taken.length), previous });
  }
  const text = pasted(typed);
  return { text, caret: text.length };
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
