import { z } from 'zod';
import { asSecret } from '../capability.ts';
import type { Hook } from '../hooks/hook.ts';
import { unavailableFrom } from '../http/exchange.ts';
import { formBody, type Observe, outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { Adapter, Told } from '../port.ts';
import { isTwilioSigned } from './is-twilio-signed.ts';
import type { TextAnswer, TextMessage } from './port.ts';
import { readTwilioCallback } from './twilio-callback.ts';

export const twilioSettings = z.object({
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w{10,}$/, 'expected an account SID, AC…')
    .describe('the account at Twilio'),
  TWILIO_AUTH_TOKEN: z.string().min(8).describe('the account’s token, which also signs callbacks').meta(asSecret),
  TWILIO_SENDER: z
    .string()
    .regex(/^(\+1\d{10}|MG\w{10,})$/, 'expected +1 and ten digits, or a messaging service SID, MG…')
    .describe('the registered number or messaging service that texts come from'),
  TWILIO_URL: serviceUrl.default('https://api.twilio.com').describe('the address of Twilio'),
});
type TwilioSettings = z.infer<typeof twilioSettings>;

const sent = z.object({ sid: z.string().min(1).max(100) });
const problem = z.object({ code: z.int() });
const sentTexts = z.object({
  messages: z.array(
    z.object({ sid: z.string().min(1).max(100), to: z.string(), body: z.string(), date_created: z.string() }),
  ),
});
/** The newest texts of the account; a lender does not send more in the time a text may wait to be sent again. */
const MOST_TEXTS = 500;
/** Twilio's clock and ours. */
const APART_MS = 60_000;

/** The number cannot receive texts, or its owner said STOP. Every other code is ours or Twilio's to fix. */
const REFUSED = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614]);

const codeOf = (raw: string): number | null => {
  try {
    return problem.safeParse(JSON.parse(raw)).data?.code ?? null;
  } catch {
    // An error page instead of an error.
    return null;
  }
};

/**
 * There is no idempotency key. A text that may have gone out already, since an answer was lost or a worker died, is first looked for
 * among those sent, and sent only where it is not there. Numbers stay out of addresses, so the newest are read.
 */
export const twilioTexts = (
  own: TwilioSettings,
  { observe, callbackUrl }: { observe: Observe; callbackUrl: string },
): Adapter<TextMessage> => {
  const access = Buffer.from(`${own.TWILIO_ACCOUNT_SID}:${own.TWILIO_AUTH_TOKEN}`).toString('base64');
  const headers = { authorization: `Basic ${access}` };
  const client = outsideClient({ name: 'textMessage', url: own.TWILIO_URL, headers, observe });
  const path = ['2010-04-01', 'Accounts', own.TWILIO_ACCOUNT_SID, 'Messages.json'];
  const sender = own.TWILIO_SENDER.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  /** Sent by this process without a known outcome. */
  const unsettled = new Map<string, Date>();

  const find = async ({ recipient, text }: TextMessage, since: Date, signal: AbortSignal) => {
    const exchange = await client.json(sentTexts, { path, query: { PageSize: String(MOST_TEXTS) }, signal });
    if (exchange.kind !== 'answered') return exchange;
    const isIt = (each: (typeof exchange.answer.messages)[number]): boolean =>
      each.to === `+1${recipient}` && each.body === text && Date.parse(each.date_created) >= since.getTime() - APART_MS;
    return exchange.answer.messages.find(isIt) ?? null;
  };

  return async (message, { idempotencyKey: key, signal }): Promise<Told> => {
    const since = message.since ?? unsettled.get(key);
    const before = since ? await find(message, since, signal) : null;
    // Whether it was sent is not known: it waits rather than go out twice.
    if (before !== null && 'kind' in before) return unavailableFrom(before);
    if (before !== null) {
      unsettled.delete(key);
      return { answer: { kind: 'sent', messageId: before.sid } satisfies TextAnswer, raw: '' };
    }
    unsettled.set(key, since ?? new Date());
    const exchange = await client.json(sent, {
      method: 'POST',
      path,
      body: formBody({
        To: `+1${message.recipient}`,
        Body: message.text,
        [sender]: own.TWILIO_SENDER,
        // Twilio takes public addresses only.
        ...(callbackUrl.startsWith('https://') && { StatusCallback: callbackUrl }),
      }),
      signal,
    });
    if (exchange.kind === 'answered' || exchange.kind === 'refused') unsettled.delete(key);
    if (exchange.kind === 'answered') {
      const answer: TextAnswer = { kind: 'sent', messageId: exchange.answer.sid };
      return { answer, raw: exchange.raw };
    }
    const code = exchange.kind === 'refused' ? codeOf(exchange.raw) : null;
    if (code === null || !REFUSED.has(code)) return unavailableFrom(exchange);
    const answer: TextAnswer = { kind: 'refused' };
    return { answer, raw: exchange.kind === 'refused' ? exchange.raw : '' };
  };
};

export const twilioHook =
  ({ TWILIO_AUTH_TOKEN: authToken }: TwilioSettings): Hook =>
  ({ url, header, body }) => {
    const signature = header('x-twilio-signature');
    if (!isTwilioSigned({ authToken, url, body, signature })) return { kind: 'refused' };
    const event = readTwilioCallback(body);
    return event ? { kind: 'accepted', ...event } : { kind: 'unreadable' };
  };
