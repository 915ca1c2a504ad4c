import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adapterContract } from '../testing/adapter-contract.ts';
import { type LocalService, localService } from '../testing/local-service.ts';
import { textAnswer } from './port.ts';
import { twilioSettings, twilioTexts } from './twilio.ts';

const settings = {
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001',
  TWILIO_AUTH_TOKEN: 'a token that stays with us',
  TWILIO_SENDER: '+14155552345',
};
const textsAt = (TWILIO_URL: string, own: Partial<typeof settings> = {}) =>
  twilioTexts(twilioSettings.parse({ ...settings, ...own, TWILIO_URL }), {
    observe: () => undefined,
    callbackUrl: 'https://lender.example/api/hooks/text-message',
  });
const message = { recipient: '6155550123', text: 'Your documents are ready.' };
const answerTo = (to: string | null) => {
  if (to === '+16155550000') return { status: 400, body: { code: 21610, message: 'unsubscribed', status: 400 } };
  if (to === '+16155550001') return { status: 400, body: { code: 21606, message: 'sender', status: 400 } };
  return { status: 201, body: { sid: 'SM1', status: 'queued', num_segments: '1', price: null } };
};
const answer = ({ body }: { body: string }) => answerTo(new URLSearchParams(body).get('To'));

adapterContract('Twilio', {
  answer,
  adapterAt: (url) => textsAt(url),
  request: message,
  kind: 'sent',
  schema: textAnswer,
  unspoken: [settings.TWILIO_AUTH_TOKEN, message.recipient, message.text],
});

let service: LocalService;
beforeAll(async () => {
  service = await localService(answer);
});
afterAll(() => service.stop());
const sending = { idempotencyKey: 'a key', signal: new AbortController().signal };

it('sends the text from the registered number and names where to report', async () => {
  await textsAt(service.url)(message, sending);
  const [request] = service.received;
  expect(request?.path).toBe(`/2010-04-01/Accounts/${settings.TWILIO_ACCOUNT_SID}/Messages.json`);
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    To: '+16155550123',
    Body: message.text,
    From: '+14155552345',
    StatusCallback: 'https://lender.example/api/hooks/text-message',
  });
});

it.each([
  ['a number that said STOP is refused', '6155550000', { kind: 'refused' }],
  ['a sender that is not registered is ours to fix', '6155550001', { kind: 'unavailable', reason: 'refused' }],
])('%s', async (_, recipient, expected) => {
  expect((await textsAt(service.url)({ ...message, recipient }, sending)).answer).toEqual(expected);
});

it('takes a messaging service instead of a number', async () => {
  await textsAt(service.url, { TWILIO_SENDER: 'MG0000000000000001' })(message, sending);
  expect(new URLSearchParams(service.received.at(-1)?.body).get('MessagingServiceSid')).toBe('MG0000000000000001');
});

describe('a text that may have gone out', () => {
  const created = 'Wed, 18 Nov 2026 08:00:10 +0000';
  const since = new Date('2026-11-18T08:00:05Z');
  const there = { sid: 'SM9', to: '+16155550123', body: message.text, date_created: created, status: 'delivered' };
  /** A service that takes every text, whether or not its answer arrives. */
  const texting = async (isLost: boolean, known: object[] = []) => {
    const taken = [...known];
    const posted: string[] = [];
    const at = await localService(({ method, body }) => {
      if (method === 'GET') return { body: { messages: taken } };
      posted.push(body);
      const to = new URLSearchParams(body).get('To');
      taken.unshift({ ...there, to, date_created: new Date().toUTCString() });
      return isLost && posted.length === 1 ? { status: 504, body: 'gateway' } : answer({ body });
    });
    return { at, posted };
  };

  it('is found and not sent again where only its answer was lost', async () => {
    const { at, posted } = await texting(true);
    const texts = textsAt(at.url);
    expect((await texts(message, sending)).answer).toMatchObject({ kind: 'unavailable' });
    expect((await texts(message, sending)).answer).toEqual({ kind: 'sent', messageId: 'SM9' });
    expect(posted).toHaveLength(1);
    expect(at.received.map(({ path, query }) => `${path}?${query}`).join()).not.toContain(message.recipient);
    await at.stop();
  });

  it.each([
    ['it is there', [there], 0],
    ['it went to somebody else', [{ ...there, to: '+16155550199' }], 1],
    ['another text is there', [{ ...there, body: 'Another.' }], 1],
    ['the same text is there from before', [{ ...there, date_created: 'Tue, 17 Nov 2026 08:00:10 +0000' }], 1],
    ['nothing is there', [], 1],
  ])('after the worker died is sent only where it is not found: %s', async (_, known, count) => {
    const { at, posted } = await texting(false, known);
    expect((await textsAt(at.url)({ ...message, since }, sending)).answer).toMatchObject({ kind: 'sent' });
    expect(posted).toHaveLength(count);
    await at.stop();
  });

  it('waits while nobody can say whether it went out', async () => {
    const { at, posted } = await texting(false);
    at.trouble('down');
    expect((await textsAt(at.url)({ ...message, since }, sending)).answer).toMatchObject({ kind: 'unavailable' });
    expect(posted).toEqual([]);
    await at.stop();
  });
});
