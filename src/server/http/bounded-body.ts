import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** A body up to this size is read to its end before it is refused: a caller that is still sending may not see the reply. */
const DRAINED_BYTES = 4 * 1024 * 1024;

const isDrained = async ({ req }: Context): Promise<boolean> => {
  const length = Number(req.header('content-length') ?? Number.NaN);
  if (!(length <= DRAINED_BYTES) || !req.raw.body || req.raw.body.locked) return false;
  await req.raw.body.pipeTo(new WritableStream());
  return true;
};

const BODYLESS: readonly string[] = ['GET', 'HEAD'];

/**
 * Its length is said, and the server holds the sender to it, or there is none: nothing has to be read to know that it is not too large.
 */
const isSaidToFit = ({ req }: Context, maxSize: number): boolean => {
  if (req.header('transfer-encoding') !== undefined) return false;
  const length = req.header('content-length');
  return length === undefined ? BODYLESS.includes(req.method) : Number(length) <= maxSize;
};

/** Refuses larger bodies. The rest of one that is not read makes the connection useless for another request, and the reply says so. */
export const boundedBody = (maxSize: number, refuse: (context: Context) => Response): MiddlewareHandler => {
  const counted = bodyLimit({
    maxSize,
    onError: async (context) => {
      if (!(await isDrained(context))) context.header('connection', 'close');
      return refuse(context);
    },
  });
  return (context, next) => (isSaidToFit(context, maxSize) ? next() : counted(context, next));
};
