import { COUNTED_NAMES, type CountedName, WATCHED_NAMES } from './watched-names.ts';

/** What each byte is: files of 60 MB are read byte by byte. */
const kindOf = new Uint8Array(256);
const [REGULAR, DELIMITER, WHITESPACE] = [0, 1, 2];
for (const byte of Buffer.from('()<>[]{}/%')) kindOf[byte] = DELIMITER;
for (const byte of [0, 9, 10, 12, 13, 32]) kindOf[byte] = WHITESPACE;
const [PERCENT, OPEN, CLOSE, LESS, GREATER, SLASH, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY] = Buffer.from('%()<>/\\[]');
const [LINE_FEED, RETURN] = [10, 13];
const MAX_NAME = 64;

const isRegular = (byte: number | undefined): boolean => byte !== undefined && kindOf[byte] === REGULAR;

export const isSpace = (byte: number | undefined): boolean => byte !== undefined && kindOf[byte] === WHITESPACE;

/** `/J#61vaScript` is the name JavaScript. */
const unescaped = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const endOfRegular = (bytes: Buffer, from: number): number => {
  let at = from;
  while (isRegular(bytes[at])) at += 1;
  return at;
};

const endOfComment = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at < bytes.length && bytes[at] !== LINE_FEED && bytes[at] !== RETURN) at += 1;
  return at;
};

/** Parentheses nest inside a string, except escaped ones. */
const endOfString = (bytes: Buffer, from: number): number => {
  let depth = 1;
  let at = from;
  for (; at < bytes.length && depth > 0; at += 1) {
    const byte = bytes[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE) depth -= 1;
  }
  return at;
};

const endOfHex = (bytes: Buffer, from: number): number => {
  const end = bytes.indexOf('>', from);
  return end < 0 ? bytes.length : end + 1;
};

export type ReadObject = {
  names: Set<string>;
  end: number;
  endsIn: 'stream' | 'endobj' | 'nothing';
  /** Every bracket and string that opens also closes. */
  isBalanced: boolean;
  /** The number behind this name; null where there is none, or another object holds it. */
  numberOf: (name: CountedName) => number | null;
};

const NUMBER = /^\d{1,9}$/;

/** The watched names in one object, as a PDF reader decodes them, up to its end or its stream. Strings and comments hold no names. */
export const readObject = (bytes: Buffer, from: number): ReadObject => {
  const names = new Set<string>();
  const open = { dictionaries: 0, arrays: 0 };
  let isBalanced = true;
  const after = new Map<string, string[]>();
  let following: string[] = [];
  const done = (end: number, endsIn: ReadObject['endsIn']): ReadObject => {
    const numberOf = (name: CountedName): number | null => {
      const [value = '', , third] = after.get(name) ?? [];
      return NUMBER.test(value) && third !== 'R' ? Number(value) : null;
    };
    return { names, end, endsIn, numberOf, isBalanced: isBalanced && open.dictionaries === 0 && open.arrays === 0 };
  };
  const count = (kind: keyof typeof open, change: 1 | -1): void => {
    open[kind] += change;
    if (open[kind] < 0) isBalanced = false;
  };
  const jump = (end: number, isClosed: boolean): number => {
    if (!isClosed) isBalanced = false;
    return end;
  };
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === PERCENT) at = endOfComment(bytes, at);
    else if (byte === OPEN) {
      const end = endOfString(bytes, at + 1);
      at = jump(end, end <= bytes.length && bytes[end - 1] === CLOSE);
    } else if ((byte === LESS || byte === GREATER) && bytes[at + 1] === byte) {
      count('dictionaries', byte === LESS ? 1 : -1);
      at += 2;
    } else if (byte === LESS) {
      const end = endOfHex(bytes, at + 1);
      at = jump(end, bytes[end - 1] === GREATER);
    } else if (byte === SLASH) {
      const end = endOfRegular(bytes, at + 1);
      const name = end - at <= 3 * MAX_NAME ? unescaped(bytes.toString('latin1', at + 1, end)) : '';
      if (WATCHED_NAMES.has(name)) names.add(name);
      if (COUNTED_NAMES.some((each) => each === name)) {
        following = [];
        after.set(name, following);
      }
      at = end;
    } else if (isRegular(byte)) {
      const end = endOfRegular(bytes, at);
      const word = end - at <= MAX_NAME ? bytes.toString('latin1', at, end) : '';
      if (word === 'stream') return done(end, 'stream');
      if (word === 'endobj' || word === 'endstream') return done(end, 'endobj');
      if (following.length < 3) following.push(word);
      at = end;
    } else {
      if (byte === OPEN_ARRAY || byte === CLOSE_ARRAY) count('arrays', byte === OPEN_ARRAY ? 1 : -1);
      at += 1;
    }
  }
  return done(bytes.length, 'nothing');
};
