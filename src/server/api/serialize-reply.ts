import superjson from 'superjson';

type Notes = Record<string, ['Date'] | ['undefined']>;
type Reply = { json: unknown; meta?: object };
type Walk = { notes: Notes; path: string[]; isForeign: boolean };

/** Names a receiver must never set: superjson refuses them. */
const REFUSED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const escaped = (name: string): string => name.replaceAll('\\', '\\\\').replaceAll('.', '\\.');

const note = ({ notes, path }: Walk, type: Notes[string]): void => {
  notes[path.map(escaped).join('.')] = type;
};

const isPlainObject = (value: object): boolean => {
  const made = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null;
};

/** The same value, or a copy of the parts that hold something JSON has no word for. */
const plain = (walk: Walk, value: unknown): unknown => {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) walk.isForeign = true;
    return value;
  }
  if (value === undefined) {
    note(walk, ['undefined']);
    return null;
  }
  if (value instanceof Date && !Number.isNaN(value.getTime())) {
    note(walk, ['Date']);
    return value.toISOString();
  }
  if (Array.isArray(value)) return plainList(walk, value);
  if (typeof value === 'object' && isPlainObject(value)) return plainFields(walk, value);
  walk.isForeign = true;
  return value;
};

const within = (walk: Walk, name: string, value: unknown): unknown => {
  walk.path.push(name);
  const made = plain(walk, value);
  walk.path.pop();
  return made;
};

const plainList = (walk: Walk, list: readonly unknown[]): readonly unknown[] => {
  let copy: unknown[] | null = null;
  for (let at = 0; at < list.length && !walk.isForeign; at += 1) {
    const made = within(walk, String(at), list[at]);
    if (made === list[at]) continue;
    copy ??= [...list];
    copy[at] = made;
  }
  return copy ?? list;
};

const plainFields = (walk: Walk, value: object): object => {
  let copy: Record<string, unknown> | null = null;
  for (const [name, field] of Object.entries(value)) {
    if (walk.isForeign) break;
    if (REFUSED.has(name)) walk.isForeign = true;
    const made = within(walk, name, field);
    if (made === field) continue;
    copy ??= { ...value };
    copy[name] = made;
  }
  return copy ?? value;
};

/**
 * What superjson writes, for what our replies hold: JSON, dates and values left out. It copies the whole value and looks for parts that
 * occur twice, which no page asks for; here only what changes is copied. Anything else goes through superjson.
 */
export const serializeReply = (value: unknown): Reply => {
  if (value === undefined || value instanceof Date) return superjson.serialize(value);
  const walk: Walk = { notes: {}, path: [], isForeign: false };
  const json = plain(walk, value);
  if (walk.isForeign) return superjson.serialize(value);
  return Object.keys(walk.notes).length === 0 ? { json } : { json, meta: { values: walk.notes, v: 1 } };
};
