import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { QUERIES_BY_POST } from '#entities/contract/calls/queries-by-post.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { productRouter } from './router.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Schema = { [key: string]: unknown };
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Whether an input may hold free text: anything but ids, dates, words of a list and the marks a list is paged by. */
const holdsText = (schema: unknown, name = ''): boolean => {
  if (!isSchema(schema)) return false;
  const { type, format, pattern, properties, items, anyOf, allOf, additionalProperties } = schema;
  if ('enum' in schema || 'const' in schema || name === 'cursor') return false;
  if (type === 'string') return format !== 'uuid' && !String(pattern ?? '').startsWith('^\\d{4}-');
  const inside = isSchema(properties) ? Object.entries(properties) : [];
  const others = [items, additionalProperties, ...[anyOf, allOf].filter(Array.isArray).flat()];
  return inside.some(([each, part]) => holdsText(part, each)) || others.some((part) => holdsText(part, name));
};

const definitions = (productRouter as unknown as AnyRouter)._def.procedures as Record<string, AnyProcedure>;
const queries = Object.entries(definitions).flatMap(([path, { _def }]) => {
  const { type, inputs = [] } = _def as unknown as { type: string; inputs?: z.ZodType[] };
  return type === 'query' ? [{ path, inputs }] : [];
});

describe('a read', () => {
  it('of what people type or hold goes by POST, but for the one the contract names', () => {
    const withText = queries
      .filter(({ inputs }) =>
        inputs.some((input) => holdsText(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }))),
      )
      .map(({ path }) => path);
    // A list in the order of names is paged by names.
    expect([...withText, 'pipeline.page'].toSorted()).toEqual([...QUERIES_BY_POST, 'quote.current'].toSorted());
  });

  it('is answered by POST as by GET, without a bot check; a change is not made by GET', async () => {
    const headers = { 'content-type': 'application/json', 'x-same-origin': '1' };
    const body = JSON.stringify({ json: { token: 'x'.repeat(43) } });
    const posted = await server.fetch('/api/trpc/identity.invitation', { method: 'POST', headers, body });
    const input = encodeURIComponent(body);
    const got = await server.fetch(`/api/trpc/identity.invitation?input=${input}`);
    expect([posted.status, await posted.json()]).toEqual([got.status, await got.json()]);
    expect(got.status).toBe(404);
    const changed = await server.fetch('/api/trpc/identity.deleteSession');
    expect(changed.status).toBe(405);
  });
});
