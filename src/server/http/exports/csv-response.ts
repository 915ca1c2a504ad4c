import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { webStream } from '../web-stream.ts';

async function* encoded(lines: AsyncGenerator<string>): AsyncGenerator<Uint8Array, void, void> {
  const encoder = new TextEncoder();
  for await (const line of lines) yield encoder.encode(line);
}

/** A CSV file, sent row by row as it is read. */
export const csvResponse = (lines: AsyncGenerator<string>, name: string): Response =>
  new Response(webStream(encoded(lines)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });

/** A part of the query as JSON. What is not readable is the caller's error. */
export const jsonQuery = <Value>(schema: z.ZodType<Value>, text: string | undefined): Value => {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch (error) {
    throw new AppError('invalidInput', { cause: error });
  }
};
