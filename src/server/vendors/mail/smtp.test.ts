import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailLogoIds } from '#entities/text/mail-logos.ts';
import { type MailMessage, MailNotTaken } from './port.ts';
import { smtpMail } from './smtp.ts';

const received: { from: string; to: string[]; raw: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('nobody') ? new Error('550 no such mailbox') : undefined),
  onData: async (stream, { envelope }, done) => {
    const raw = await text(stream);
    if (raw.includes('Hang up')) {
      for (const connection of server.connections) connection.close();
      return;
    }
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
    received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
    done();
  },
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  url = `smtp://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
});
afterAll(() => new Promise<void>((closed) => server.close(() => closed())));
/** How each request came out, as administrators see it. */
const seen: string[] = [];
const observe = ({ service, outcome }: { service: string; outcome: string }) => void seen.push(`${service} ${outcome}`);
beforeEach(() => {
  received.splice(0);
  seen.splice(0);
});

const message = { deliveryKey: 'key-1', recipient: 'dana@example.com', subject: 'Hello Zoë', text: 'Plain words' };
/** Pictures, as far as a mail server is concerned. */
const logos = { light: 'bGlnaHQ=', dark: 'ZGFyaw==' };
const mail = () => smtpMail({ url: async () => url, from: 'Hearthline <hello@lender.example>', logos, observe });

const fromQuotedPrintable = (body: string): string =>
  body
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

/** As a mail program reads flowed lines (RFC 3676, section 4). */
const joined = (lines: string[]): string =>
  lines
    .map((line) => line.replace(/^ /, ''))
    .map((line) => (line.endsWith(' ') ? line : `${line}\n`))
    .join('')
    .trimEnd();

it('hands over text, page, attachment and the way out', async () => {
  await mail().deliver({
    ...message,
    html: '<p>Words on a page</p>',
    attachments: [{ name: 'rescission.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR' }],
    optOutUrl: 'https://lender.example/api/opt-out?x=1',
  });
  expect(received).toMatchObject([{ from: 'hello@lender.example', to: ['dana@example.com'] }]);
  const { raw } = received[0] ?? { raw: '' };
  for (const part of [
    'From: Hearthline <hello@lender.example>',
    'Subject: =?UTF-8?Q?Hello_Zo=C3=AB?=',
    'Plain words',
    '<p>Words on a page</p>',
    'Content-Type: text/calendar',
    'filename=rescission.ics',
    'List-Unsubscribe: <https://lender.example/api/opt-out?x=1>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
    expect(raw).toContain(part);
});

it('carries the pictures its page shows inside the mail, and no others', async () => {
  await mail().deliver({
    ...message,
    html: `<img src="cid:${mailLogoIds.light}"> <img src="cid:${mailLogoIds.dark}">`,
  });
  const { raw } = received[0] ?? { raw: '' };
  expect(raw).toMatch(/Content-Type: multipart\/related; type="text\/html"/);
  for (const [side, id] of Object.entries(mailLogoIds)) {
    expect(raw).toContain(`Content-ID: <${id}>`);
    expect(raw).toContain(logos[side as keyof typeof logos]);
  }
  expect(raw.match(/Content-Disposition: inline/g)).toHaveLength(2);
  expect(raw).not.toContain('http');
  received.splice(0);
  await mail().deliver({ ...message, html: '<p>Words on a page</p>' });
  expect(received[0]?.raw).not.toContain('Content-ID');
});

describe('plain text', () => {
  const LINK = 'https://lender.example/app/login?callbackUrl=%2Fapp%2Fapplication%2Fsubmitted&loan=HL-100001';
  const TEXT = `Hello Zoë,

Your line of $85,000 is approved, loan HL-100001. Sign your closing papers by Tuesday, November 24, 2026.

See what happens next: ${LINK}
- Highest payment: $1,543.31

From us there is nothing else to do.
> You wrote: thanks.`;

  /** The text part as sent: its header, and its lines without the transfer encoding. */
  const sentText = async (delivered: Partial<MailMessage>): Promise<{ type: string; lines: string[] }> => {
    await mail().deliver({ ...message, text: TEXT, ...delivered });
    const { raw } = received.at(-1) ?? { raw: '' };
    const [, type = '', body = ''] =
      /^(Content-Type: text\/plain.*(?:\r\n .*)*)[\s\S]*?\r\n\r\n([\s\S]*?)(?:\r\n--|\s*$(?![\s\S]))/im.exec(raw) ?? [];
    return { type, lines: fromQuotedPrintable(body).trimEnd().split('\r\n') };
  };

  it.each([
    ['alone', {}],
    ['beside a page', { html: '<p>Words on a page</p>' }],
    ['with an attachment', { attachments: [{ name: 'a.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR' }] }],
  ])('%s is wrapped so that a phone joins its lines again, and no link is cut', async (_, delivered) => {
    const { type, lines } = await sentText(delivered);
    expect(type).toMatch(/charset=utf-8;\s+format=flowed/);
    for (const line of lines.filter((each) => !each.includes(LINK))) expect(line.length).toBeLessThanOrEqual(72);
    expect(lines).toContain(LINK);
    expect(lines).toContain('Your line of $85,000 is approved, loan HL-100001. Sign your closing ');
    expect(joined(lines)).toBe(TEXT);
  });
});

it('gives the same delivery the same id', async () => {
  await mail().deliver(message);
  await mail().deliver(message);
  await mail().deliver({ ...message, deliveryKey: 'key-2' });
  const [first, second, third] = received.map(({ raw }) => /^Message-ID: (.+)$/m.exec(raw)?.[1]);
  expect(first).toMatch(/^<[0-9a-f]{40}@lender\.example>/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('cannot be given a second recipient or header through a name', async () => {
  await mail().deliver({ ...message, subject: 'Hi\r\nBcc: other@example.com' });
  expect(received[0]?.to).toEqual(['dana@example.com']);
  expect(received[0]?.raw).not.toMatch(/^Bcc:/m);
});

it('rejects when the server refuses or is not there', async () => {
  await expect(mail().deliver({ ...message, recipient: 'nobody@example.com' })).rejects.toMatchObject({
    isPermanent: true,
    cause: { responseCode: 550 },
  });
  const away = smtpMail({ url: async () => 'smtp://127.0.0.1:1', from: 'hello@lender.example', logos: null, observe });
  await expect(away.deliver(message)).rejects.toMatchObject({ isPermanent: false, cause: { code: 'ESOCKET' } });
});

it('leaves open whether a message was taken when the connection ends after its text', async () => {
  const lost = mail().deliver({ ...message, subject: 'Hang up' });
  await expect(lost).rejects.not.toBeInstanceOf(MailNotTaken);
});

it('tells administrators whether the mail server answers: a mailbox it refuses is an answer', async () => {
  await mail().deliver(message);
  await expect(mail().deliver({ ...message, recipient: 'nobody@example.com' })).rejects.toThrow(MailNotTaken);
  const away = smtpMail({ url: async () => 'smtp://127.0.0.1:1', from: 'hello@lender.example', logos: null, observe });
  await expect(away.deliver(message)).rejects.toThrow(MailNotTaken);
  expect(seen).toEqual(['mail answered', 'mail answered', 'mail down']);
});
