import type { Context } from 'hono';
import { z } from 'zod';
import type { Container } from '../../container.ts';
import { limitTries } from '../../usecases/shared/limit-tries.ts';
import { addressOf } from '../address.ts';
import { readFields } from '../read-fields.ts';

const text = z.string().max(2000);

/** A report of next-auth's browser code: a form, where every value is text, or the same as JSON. */
const report = z.object({
  level: z.enum(['error', 'warn', 'debug']),
  code: z.string().max(100),
  client: z.union([z.boolean(), z.enum(['true', 'false']).transform((given) => given === 'true')]).default(false),
  message: text.optional(),
  name: text.optional(),
  error: z.union([text, z.object({ name: text.optional(), message: text.optional() })]).optional(),
});

/** Only codes are logged: a message, a page's address, a stack or anything else a browser adds may hold personal data. */
export const browserLog =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    const parsed = report.safeParse(await readFields(context));
    if (!parsed.success)
      return context.json({ error: { code: 'invalidInput', message: container.words.appErrors.invalidInput } }, 400);
    await limitTries(container, { what: 'browserLog', account: null, address: addressOf(context, container.env) });
    const { level, code, client } = parsed.data;
    container.log[level]({ code, client }, 'auth');
    return context.json({});
  };
