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

/** There is no idempotency key: after a time-out nobody knows whether the text went out, and a second one is accepted. */
export const twilioTexts =
  (own: TwilioSettings, { observe, callbackUrl }: { observe: Observe; callbackUrl: string }): Adapter<TextMessage> =>
  async ({ recipient, text }, { signal }): Promise<Told> => {
    const access = Buffer.from(`${own.TWILIO_ACCOUNT_SID}:${own.TWILIO_AUTH_TOKEN}`).toString('base64');
    const client = outsideClient({
      name: 'twilio',
      url: own.TWILIO_URL,
      headers: { authorization: `Basic ${access}` },
      observe,
    });
    const sender = own.TWILIO_SENDER.startsWith('MG') ? 'MessagingServiceSid' : 'From';
    const exchange = await client.json(sent, {
      method: 'POST',
      path: ['2010-04-01', 'Accounts', own.TWILIO_ACCOUNT_SID, 'Messages.json'],
      body: formBody({
        To: `+1${recipient}`,
        Body: text,
        [sender]: own.TWILIO_SENDER,
        // Twilio takes public addresses only.
        ...(callbackUrl.startsWith('https://') && { StatusCallback: callbackUrl }),
      }),
      signal,
    });
    if (exchange.kind === 'answered') {
      const answer: TextAnswer = { kind: 'sent', messageId: exchange.answer.sid };
      return { answer, raw: exchange.raw };
    }
    const code = exchange.kind === 'refused' ? codeOf(exchange.raw) : null;
    if (code === null || !REFUSED.has(code)) return unavailableFrom(exchange);
    const answer: TextAnswer = { kind: 'refused' };
    return { answer, raw: exchange.kind === 'refused' ? exchange.raw : '' };
  };

export const twilioHook =
  ({ TWILIO_AUTH_TOKEN: authToken }: TwilioSettings): Hook =>
  ({ url, header, body }) => {
    const signature = header('x-twilio-signature');
    if (!isTwilioSigned({ authToken, url, body, signature })) return { kind: 'refused' };
    const event = readTwilioCallback(body);
    return event ? { kind: 'accepted', ...event } : { kind: 'unreadable' };
  };
