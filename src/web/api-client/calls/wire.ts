/** What calls carry, in superjson's format: JSON, and notes beside it on what JSON has no word for. */
export type Wire = { json?: unknown; meta?: { values?: unknown } | undefined };

type Restore = (written: unknown) => unknown;

/** Our answers hold nothing else. A number is one JSON cannot write, such as minus zero. */
const RESTORED: Readonly<Record<string, Restore>> = {
  Date: (written) => new Date(String(written)),
  number: Number,
  undefined: () => undefined,
};

/** Parts of a path are separated by dots; a dot or backslash of a name has a backslash before it. */
const partsOf = (path: string): string[] => {
  const parts = [''];
  for (let at = 0; at < path.length; at += 1) {
    if (path[at] === '.') parts.push('');
    else parts.push((parts.pop() ?? '') + (path[at] === '\\' ? path[++at] : path[at]));
  }
  return parts;
};
const escaped = (part: string): string => part.replace(/[\\.]/g, '\\$&');

/** A note is a type's name and the notes inside of it, or notes by path. */
const apply = (holder: Record<string, unknown>, name: string, note: unknown): void => {
  const [type, inner] = Array.isArray(note) ? note : [null, note];
  for (const [path, next] of Object.entries(inner ?? {})) {
    const parts = partsOf(path);
    const last = parts.pop() ?? '';
    const below = parts.reduce(
      (at, part) => at[part] as Record<string, unknown>,
      holder[name] as Record<string, unknown>,
    );
    apply(below, last, next);
  }
  if (type === null) return;
  const restore = RESTORED[String(type)];
  if (restore === undefined) throw new TypeError(`A call's answer holds an unknown type: ${type}`);
  holder[name] = restore(holder[name]);
};

export const fromWire = ({ json, meta }: Wire): unknown => {
  const holder = { value: json };
  if (meta?.values) apply(holder, 'value', meta.values);
  return holder.value;
};

const datesIn = (value: unknown, path: readonly string[]): string[] => {
  if (value instanceof Date) return [path.map(escaped).join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => datesIn(part, [...path, name]));
};

/** A value that is undefined is left out. */
export const toWire = (value: object): Wire => {
  const dates = datesIn(value, []);
  if (dates.length === 0) return { json: value };
  return {
    json: value,
    meta: { values: Object.fromEntries(dates.map((path) => [path, ['Date']])), v: 1 } as Wire['meta'],
  };
};
