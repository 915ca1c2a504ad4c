/** The field's previous text, the browser's edited text, and the caret position. */
export type Edit = { previous: string; typed: string; caret: number; deleted?: Deleted };
/** The direction of a deletion: the text alone does not tell Delete before a separator from Backspace after it. */
type Deleted = 'before' | 'after';
export type Masked = { text: string; caret: number };

export const isDigit = (character: string | undefined): boolean => character !== undefined && /\d/.test(character);
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The direction for the browser's input type; unknown types delete nothing or the text before the caret. */
export const deletedBy = (inputType: unknown): Deleted => (inputType === 'deleteContentForward' ? 'after' : 'before');

/** A key that removed only a separator was meant for the digit next to it. */
export const tookSeparator = ({ previous, typed, caret }: Edit): boolean =>
  previous.length === typed.length + 1 &&
  !isDigit(previous[caret]) &&
  previous.slice(0, caret) + previous.slice(caret + 1) === typed;

/** A deletion leaves part of the previous text and adds nothing. Pasted or autofilled replacement text does not count. */
export const isDeletion = ({ previous, typed }: Edit): boolean => {
  if (typed.length >= previous.length) return false;
  let same = 0;
  while (same < typed.length && typed[same] === previous[same]) same += 1;
  return previous.endsWith(typed.slice(same));
};

/** One character typed, in place of a selection or between what was there; anything longer was pasted or filled in. */
export const isOneKey = ({ previous, typed, caret }: Edit): boolean =>
  caret > 0 &&
  typed.length <= previous.length + 1 &&
  previous.startsWith(typed.slice(0, caret - 1)) &&
  previous.endsWith(typed.slice(caret));

const withoutDigit = ({ typed: text, caret, deleted }: Edit): Masked => {
  const ahead = text.slice(caret).search(/\d/);
  const at = deleted !== 'after' ? text.slice(0, caret).search(/\d\D*$/) : ahead === -1 ? -1 : caret + ahead;
  return at === -1 ? { text, caret } : { text: text.slice(0, at) + text.slice(at + 1), caret: Math.min(caret, at) };
};

/** `beyond` separates the digits that follow a full pattern. */
type Pattern = { pattern: string; beyond?: string };

/** Fits digits into a pattern of `#`; separators after a full group are added automatically. Digits too many stay, to be refused rather than cut off. */
const fill = (digits: string, { pattern, beyond = '' }: Pattern): string => {
  let text = '';
  let next = 0;
  for (const slot of pattern) {
    if (slot === '#') {
      if (next === digits.length) break;
      text += digits[next];
      next += 1;
    } else text += slot;
  }
  const rest = digits.slice(next);
  return next === 0 ? '' : text + (rest && beyond + rest);
};

const isAfterSeparator = ({ text, caret }: Masked): boolean => caret > 0 && !isDigit(text[caret - 1]);

type CaretWanted = { text: string; count: number; skipsSeparators: boolean };

export const caretAfter = ({ text, count, skipsSeparators }: CaretWanted): number => {
  let seen = 0;
  let at = 0;
  while (at < text.length && (seen < count || (skipsSeparators && !isDigit(text[at])))) {
    if (isDigit(text[at])) seen += 1;
    at += 1;
  }
  return at;
};

export type Mask = (edit: Edit) => Masked;

/** `clean` reads the digits of typed, pasted or autofilled text; a deletion is never interpreted. */
const maskOf =
  ({ clean = digitsOf, ...pattern }: Pattern & { clean?: (text: string) => string }): Mask =>
  (edit) => {
    const source = tookSeparator(edit) ? withoutDigit(edit) : { text: edit.typed, caret: edit.caret };
    const isGrowing = edit.typed.length > edit.previous.length;
    const read = isDeletion(edit) ? digitsOf : clean;
    const digits = read(source.text);
    const text = fill(digits, pattern);
    if (source.caret >= source.text.length) return { text, caret: text.length };
    const dropped = Math.max(0, digitsOf(source.text).length - digits.length);
    const before = read(source.text.slice(0, source.caret)).length - dropped;
    const count = Math.max(0, Math.min(before, digitsOf(text).length));
    return { text, caret: caretAfter({ text, count, skipsSeparators: isGrowing || isAfterSeparator(source) }) };
  };

const phoneDigits = (text: string): string => {
  const digits = digitsOf(text);
  return digits.length >= 11 && digits.startsWith('1') ? digits.slice(1) : digits;
};

export const phoneMask = maskOf({ pattern: '(###) ###-####', clean: phoneDigits });
export const ssnMask = maskOf({ pattern: '###-##-####' });
/** The four digits of a ZIP+4 may follow. */
export const zipMask = maskOf({ pattern: '#####', beyond: '-' });
