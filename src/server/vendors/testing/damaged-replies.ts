import { expect } from 'vitest';
import type { z } from 'zod';
import { type Told, unavailable } from '../port.ts';
import type { Received, Reply } from './local-service.ts';

type Key = string | number;
type Damage = { what: string; body: object };

const isObject = (value: unknown): value is Record<Key, unknown> => typeof value === 'object' && value !== null;
const isJson = (body: Reply['body']): body is object => isObject(body) && !(body instanceof Uint8Array);

const changed = (
  body: object,
  path: readonly Key[],
  change: (holder: Record<Key, unknown>, key: Key) => void,
): object => {
  const copy: unknown = structuredClone(body);
  const holder = path.slice(0, -1).reduce((at, key) => (isObject(at) ? at[key] : at), copy);
  const key = path.at(-1);
  if (isObject(holder) && key !== undefined) change(holder, key);
  return isObject(copy) ? copy : {};
};

const damagesAt = (body: object, path: readonly Key[], value: unknown): Damage[] => {
  const at = path.join('.');
  const put = (what: string, next: unknown): Damage => ({
    what: `${at} ${what}`,
    body: changed(body, path, (holder, key) => {
      holder[key] = next;
    }),
  });
  const isAmount = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
  if (isAmount) return [put('is 0', typeof value === 'number' ? 0 : '0'), put('is null', null)];
  if (Array.isArray(value)) return [put('is empty', [])];
  // Its parts are damaged one by one.
  if (isObject(value)) return [];
  return [
    {
      what: `${at} is missing`,
      body: changed(body, path, (holder, key) => {
        delete holder[key];
      }),
    },
  ];
};

/** An answer with one part missing, null, empty or 0, for every part of it. */
const damagesOf = (body: object): Damage[] => {
  const walk = (value: unknown, path: readonly Key[]): Damage[] => [
    ...(path.length === 0 ? [] : damagesAt(body, path, value)),
    ...(isObject(value) ? Object.entries(value).flatMap(([key, each]) => walk(each, [...path, key])) : []),
  ];
  return walk(body, []);
};

/** The paths of every 0 in an answer of ours. */
const zerosIn = (value: unknown, path = ''): string[] => {
  if (value === 0) return [path];
  return isObject(value) ? Object.entries(value).flatMap(([key, each]) => zerosIn(each, `${path}/${key}`)) : [];
};

/** A service that remembers what it answers, and can damage the answer to one path. */
export const damageable = (answer: (request: Received) => Reply) => {
  const good = new Map<string, object>();
  let damage: { path: string; body: object } | null = null;
  return {
    good,
    damage: (next: typeof damage) => {
      damage = next;
    },
    answer: (request: Received): Reply => {
      const reply = answer(request);
      if (damage === null && isJson(reply.body)) good.set(request.path, reply.body);
      return damage?.path === request.path ? { ...reply, body: damage.body } : reply;
    },
  };
};

/** No part that is missing, null, empty or 0 is made up for: the answer is whole without it, or there is none. */
export const expectNothingMadeUp = async (
  service: Pick<ReturnType<typeof damageable>, 'good' | 'damage'>,
  { ask, schema }: { ask: () => Promise<Told>; schema: z.ZodType },
): Promise<void> => {
  service.damage(null);
  const known = new Set(zerosIn(schema.parse((await ask()).answer)));
  for (const [path, body] of service.good)
    for (const { what, body: damaged } of damagesOf(body)) {
      service.damage({ path, body: damaged });
      // One that throws has no answer either: the wrapper of every port says so.
      const answer = await ask().then(
        (told) => told.answer,
        () => null,
      );
      const isNone = answer === null || unavailable.safeParse(answer).success;
      const read = isNone ? null : schema.safeParse(answer);
      // What the port does not promise, its wrapper turns away.
      const zeros = read?.success ? zerosIn(read.data).filter((at) => !known.has(at)) : [];
      expect({ path, what, zeros }).toEqual({ path, what, zeros: [] });
    }
  service.damage(null);
};
