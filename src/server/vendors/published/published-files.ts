import type { Asking, OutsideClient } from '../http/outside-client.ts';
import type { FileKeep } from './file-keep.ts';

export type Read<Value> = { kind: 'whole'; value: Value } | { kind: 'unusable'; problem: string };
type FileOf<Name extends string> = (name: Name) => Uint8Array;

type Publication<Name extends string, Value> = {
  /** The name its files are kept under. */
  service: string;
  client: OutsideClient;
  /** Each file by its name, and where it is. */
  files: Readonly<Record<Name, Asking>>;
  /** Refuses anything but whole files: half a list is no list. */
  read: (file: FileOf<Name>, fetchedAt: Date) => Read<Value>;
  /** Whether it can come after what is kept. A file that ends earlier than the last one was cut off where nobody sees it. */
  follows: (next: Value, kept: Value) => boolean;
  keep: FileKeep;
};

/** `fetched`, or why the files we had stay. */
export type Refreshed = { kind: 'fetched' } | { kind: 'failed'; problem: string };
/** Fetches again what a service publishes. */
export type Refresh = (now: Date) => Promise<Refreshed>;
export type Published<Value> = { refresh: Refresh; current: () => Promise<{ value: Value; fetchedAt: Date } | null> };

const namesIn = <Name extends string>(files: Readonly<Record<Name, Asking>>): Name[] =>
  Object.keys(files).filter((name): name is Name => name in files);

const whole = <Name extends string>(
  names: readonly Name[],
  found: ReadonlyMap<Name, Uint8Array>,
): FileOf<Name> | null => {
  if (!names.every((name) => found.has(name))) return null;
  return (name) => found.get(name) ?? new Uint8Array();
};

const CONTROL_Z = '\u001a';

/** A published file ends with a line break; one that does not was cut off, perhaps within a figure. */
export const isWholeText = (text: string): boolean =>
  (text.endsWith(CONTROL_Z) ? text.slice(0, -CONTROL_Z.length) : text).endsWith('\n');

/** Files that a service publishes for everyone: fetched whole or not at all, kept in the database, read again when they change. */
export const publishedFiles = <Name extends string, Value>({
  service,
  client,
  files,
  read,
  follows,
  keep,
}: Publication<Name, Value>): Published<Value> => {
  const names = namesIn(files);
  let last: { stamp: number; answer: { value: Value; fetchedAt: Date } | null } | null = null;
  const current = async (): Promise<{ value: Value; fetchedAt: Date } | null> => {
    const fetchedAt = names[0] === undefined ? null : await keep.fetchedAt(service, names[0]);
    if (fetchedAt === null) return null;
    if (last?.stamp === fetchedAt.getTime()) return last.answer;
    const found = new Map<Name, Uint8Array>();
    for (const name of names) {
      const kept = await keep.read(service, name);
      if (kept) found.set(name, kept.content);
    }
    const kept = whole(names, found);
    const told = kept && read(kept, fetchedAt);
    last = {
      stamp: fetchedAt.getTime(),
      answer: told?.kind === 'whole' ? { value: told.value, fetchedAt } : null,
    };
    return last.answer;
  };
  return {
    current,
    refresh: async (now) => {
      const found = new Map<Name, Uint8Array>();
      for (const name of names) {
        const exchange = await client.bytes(files[name]);
        if (exchange.kind !== 'answered')
          return { kind: 'failed', problem: exchange.kind === 'notNow' ? exchange.reason : exchange.kind };
        found.set(name, exchange.answer);
      }
      const fetched = whole(names, found);
      const told = fetched && read(fetched, now);
      if (told?.kind !== 'whole') return { kind: 'failed', problem: told?.problem ?? 'incomplete' };
      const kept = await current();
      if (kept && !follows(told.value, kept.value)) return { kind: 'failed', problem: 'shorter' };
      await keep.write(service, Object.fromEntries(found), now);
      return { kind: 'fetched' };
    },
  };
};
