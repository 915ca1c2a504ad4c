import type { Context } from 'hono';
import { z } from 'zod';
import { isPlain } from './check-input.ts';

export type Fields = Record<string, unknown>;

/** A name sent more than once becomes a list, which no field here accepts. */
export const fieldsOf = (sent: URLSearchParams): Fields =>
  Object.fromEntries(
    [...new Set(sent.keys())].map((name) => {
      const all = sent.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );

/** The fields of a form or of a JSON object; null if the body is neither. */
export const readFields = async (context: Context): Promise<Fields | null> => {
  try {
    const text = await context.req.text();
    if (text === '') return {};
    const isJson = context.req.header('content-type')?.startsWith('application/json');
    const parsed: unknown = isJson ? JSON.parse(text) : fieldsOf(new URLSearchParams(text));
    return isPlain(parsed) ? z.record(z.string(), z.unknown()).parse(parsed) : null;
  } catch {
    return null;
  }
};
