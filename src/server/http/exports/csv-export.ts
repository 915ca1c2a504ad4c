import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { Container } from '../../container.ts';
import { checkOrigin } from '../../usecases/accounts/check-sender.ts';
import type { Staff } from '../../usecases/shared/staff-reach.ts';
import { staffOfRequest } from '../staff-of-request.ts';
import { webStream } from '../web-stream.ts';

type Export<Asked> = {
  /** The file's name begins with it. */
  of: string;
  /** The part of the query that holds what is asked for, as JSON. */
  part: string;
  schema: z.ZodType<Asked>;
  linesOf: (container: Container, staff: Staff, asked: Asked) => Promise<AsyncGenerator<string>>;
};

async function* encoded(lines: AsyncGenerator<string>): AsyncGenerator<Uint8Array, void, void> {
  const encoder = new TextEncoder();
  for await (const line of lines) yield encoder.encode(line);
}

/** What is not readable is the caller's error. */
const jsonQuery = <Value>(schema: z.ZodType<Value>, text: string | undefined): Value => {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch (error) {
    throw new AppError('invalidInput', { cause: error });
  }
};

/** A list of the portal as a CSV file for the staff member asking, sent row by row as it is read. */
export const csvExport =
  <Asked>({ of, part, schema, linesOf }: Export<Asked>) =>
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    checkOrigin(container, context.req.raw.headers);
    const staff = await staffOfRequest(container, context);
    const lines = await linesOf(container, staff, jsonQuery(schema, context.req.query(part)));
    return new Response(webStream(encoded(lines)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${of}-${container.clock.today()}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
  };
