import { AppError } from '../app-error.ts';

/** Deeper or longer than any form of ours by far. */
const DEEPEST = 40;
const MOST_VALUES = 20_000;
/** Names that reach an object's prototype. */
const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype'];
/** What superjson may be asked to restore. Others, such as big integers, no page sends and no store takes. */
const RESTORED = ['undefined', 'Date', 'number'];

/** Counts brackets outside of strings, since a parser would follow them until its stack ends. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
};

/** PostgreSQL stores every text but these: a NUL, and half of a pair. No keyboard types them. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

type Tree = { [name: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Nothing in it that no page sends and no store takes. */
export const isPlain = (input: unknown): boolean => {
  const left: unknown[] = [input];
  for (let seen = 0; left.length > 0; seen += 1) {
    const value = left.pop();
    if (seen > MOST_VALUES || (typeof value === 'string' && !isStorable(value))) return false;
    if (!isTree(value)) continue;
    const names = Object.keys(value);
    if (!Array.isArray(value) && names.some((name) => PROTOTYPE_NAMES.includes(name) || !isStorable(name)))
      return false;
    for (const name of names) left.push(value[name]);
  }
  return true;
};

/** The names of types in superjson's notes, which are arrays of names, nested by path. */
const restoredTypes = (notes: unknown): unknown[] => {
  if (typeof notes === 'string') return [notes];
  if (Array.isArray(notes)) return notes.flatMap(restoredTypes);
  return isTree(notes) ? Object.values(notes).flatMap(restoredTypes) : [];
};

const isRestorable = (envelope: unknown): boolean =>
  !isTree(envelope) ||
  !isTree(envelope.meta) ||
  restoredTypes(envelope.meta.values).every((type) => RESTORED.includes(String(type)));

/** Every place has its value already; joining equal ones to one object could only make a cycle. */
const withoutEqualities = (envelope: unknown): unknown => {
  if (!isTree(envelope) || !isTree(envelope.meta)) return envelope;
  const { referentialEqualities: _, ...meta } = envelope.meta;
  return { ...envelope, meta };
};

/**
 * A call's input, one or a batch of them, as the API may decode it; refused when it holds what no page sends. Text that is no JSON is left
 * to the API's own error.
 */
export const readableInput = (text: string): string => {
  if (isTooDeep(text)) throw new AppError('invalidInput');
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return text;
  }
  const isBatch = isTree(input) && !('json' in input);
  const envelopes = isBatch && isTree(input) ? Object.values(input) : [input];
  if (!isPlain(input) || ![input, ...envelopes].every(isRestorable)) throw new AppError('invalidInput');
  if (!text.includes('referentialEqualities')) return text;
  return JSON.stringify(
    isBatch && isTree(input)
      ? Object.fromEntries(Object.entries(input).map(([place, each]) => [place, withoutEqualities(each)]))
      : withoutEqualities(input),
  );
};
