import type { Context } from 'hono';
import type { Container } from '../container.ts';
import type { Sender } from '../usecases/accounts/check-sender.ts';
import { botCheckHolders } from './bot-check-holders.ts';

/** The sender of a request that is one call. */
export const senderOfRequest = ({ env }: Pick<Container, 'env'>, context: Context): Sender => ({
  headers: context.req.raw.headers,
  holders: botCheckHolders(context, env),
  calls: 1,
});
