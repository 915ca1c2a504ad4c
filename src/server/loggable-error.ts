import { createHash } from 'node:crypto';
import { z } from 'zod';
import { sourceOfFrame } from './source-of-frame.ts';

/** What the database says of itself; never its detail or the parameters, which hold what was being stored. */
const databaseFacts = z.object({
  schema: z.string().optional(),
  table: z.string().optional(),
  column: z.string().optional(),
  constraint: z.string().optional(),
  routine: z.string().optional(),
});

const CODE = /^[A-Za-z0-9_]{2,48}$/;
const FRAME = /^ {4}at .*/gm;
const VERB = /^\s*(insert into|update|select|delete from|with|merge into)\b/i;

const statementOf = (error: object): string | undefined => {
  if (!('query' in error) || typeof error.query !== 'string') return undefined;
  const verb = VERB.exec(error.query)?.[1]?.toLowerCase() ?? 'statement';
  return `${verb} ${createHash('sha256').update(error.query).digest('hex').slice(0, 12)}`;
};

const ownCodeOf = (error: object): string | undefined =>
  ['reason', 'code']
    .map((name): unknown => Reflect.get(error, name))
    .find((value): value is string => typeof value === 'string' && CODE.test(value));

const MOST_FRAMES = 12;
const MOST_CAUSES = 4;

/**
 * An error as a log may hold it: its kind, its code and where it came from. Its message is left out, since other people's code
 * puts what it was given into it.
 */
export const loggableError = (error: Error, depth = 0): Record<string, unknown> => ({
  type: error.constructor.name,
  code: ownCodeOf(error),
  ...databaseFacts.safeParse(error).data,
  statement: statementOf(error),
  at: (error.stack ?? '')
    .match(FRAME)
    ?.slice(0, MOST_FRAMES)
    .map((frame) => sourceOfFrame(frame.trim().replace(/^at /, ''))),
  cause: error.cause instanceof Error && depth < MOST_CAUSES ? loggableError(error.cause, depth + 1) : undefined,
});
