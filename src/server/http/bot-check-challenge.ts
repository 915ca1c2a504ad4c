import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import { botCheckHolders } from './sender-of-request.ts';
import { visitCookie } from './session-cookie.ts';

const action = z.enum(['api_update', 'start_lead']).default('api_update');

/** A fresh challenge, bound to the session, or to a cookie of the visit where there is none. */
export const botCheckChallenge =
  ({ botCheck, env }: Container) =>
  async (context: Context): Promise<Response> => {
    const asked = action.safeParse(context.req.query('action'));
    if (!asked.success) throw new AppError('invalidInput');
    const [known] = botCheckHolders(context, env);
    const holder = known ?? randomBytes(32).toString('base64url');
    if (known === undefined) context.header('set-cookie', visitCookie({ value: holder, env }), { append: true });
    return context.json(await botCheck.challenge({ action: asked.data, holder }));
  };
