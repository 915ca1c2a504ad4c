import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

export const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

/** `whsec_` and 24 to 64 bytes in base64, as Standard Webhooks has it. */
export const isWebhookSecret = (secret: string): boolean => {
  const { length } = keyOf(secret);
  return secret.startsWith(PREFIX) && length >= 24 && length <= 64;
};

type Signed = { secret: string; id: string; seconds: number; body: string };

/** The headers of Standard Webhooks: the id is the receiver's key against doubles, the same on every try. */
export const signWebhook = ({ secret, id, seconds, body }: Signed): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`,
});
