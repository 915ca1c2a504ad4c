import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Settings } from '../settings.ts';

/** The caller's IP address: the socket's, or the one the last trusted proxy wrote. */
export const addressOf = (context: Context, { TRUSTED_PROXIES }: Pick<Settings, 'TRUSTED_PROXIES'>): string => {
  const forwarded =
    context.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  const fromProxy = TRUSTED_PROXIES > 0 ? forwarded.at(-TRUSTED_PROXIES) : undefined;
  return fromProxy ?? socketAddress(context) ?? 'unknown';
};

const socketAddress = (context: Context): string | undefined =>
  context.env && 'incoming' in context.env ? getConnInfo(context).remote.address : undefined;
