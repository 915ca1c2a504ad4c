import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { z } from 'zod';
import { type MailLogos, mailLogoIds } from '#entities/text/mail-logos.ts';
import { asSecret } from '../capability.ts';
import type { Observe } from '../http/outside-client.ts';
import { observed } from '../observed.ts';
import { flowedText } from './flowed-text.ts';
import { MailNotTaken, type MailPort } from './port.ts';

const PATIENCE_MS = 20_000;

export const smtpSettings = z.object({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .describe('the mail server, `smtps://user:password@host`')
    .meta(asSecret),
  MAIL_FROM: z.string().min(3).optional().describe('the sender of mails, where it is not the lender’s own'),
});

const reply = z.object({ responseCode: z.int(), command: z.string().optional() });

/** A reply of the server, or an end before the message was begun, means that it was not taken. */
const failureOf = (error: unknown, isBegun: boolean): unknown => {
  const { data: refusal } = reply.safeParse(error);
  if (!refusal && isBegun) return error;
  // Other permanent replies (sign-in, sender, content) can be corrected by the lender, so they are tried again.
  const isPermanent = refusal?.command === 'RCPT TO' && refusal.responseCode >= 500;
  return new MailNotTaken({ isPermanent, cause: error });
};

/** Given as parts, since the library's own `text` takes no parameter of its type. Encoded, so that no server on the way drops the spaces at line ends. */
const alternativesOf = (text: string, html: string | undefined) => [
  {
    contentType: 'text/plain; charset=utf-8; format=flowed',
    contentTransferEncoding: 'quoted-printable' as const,
    content: flowedText(text),
  },
  ...(html ? [{ contentType: 'text/html; charset=utf-8', content: html }] : []),
];

/** The pictures a page shows, inside the mail; never among what the sender attached. */
const picturesOf = (html: string | undefined, logos: MailLogos | null) =>
  logos === null
    ? []
    : (['light', 'dark'] as const)
        .filter((side) => html?.includes(`cid:${mailLogoIds[side]}`))
        .map((side) => ({
          cid: mailLogoIds[side],
          filename: mailLogoIds[side].split('@')[0],
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
          content: Buffer.from(logos[side], 'base64'),
        }));

/** The library comes with the first mail: a product without a mail server never loads it. */
const mailer = () => import('nodemailer');

type Server = { url: () => Promise<string>; from: string; logos: MailLogos | null; observe: Observe };

/** One connection per message, with the sign-in that counts then. The id is made from the delivery key, so that mail servers recognize a repeated message. */
export const smtpMail = ({ url, from, logos, observe }: Server): MailPort => {
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  return {
    reach: async () => {
      const { createTransport } = await mailer();
      await createTransport({ url: await url(), ...patience }).verify();
    },
    deliver: async ({ deliveryKey, recipient, subject, text, html, attachments = [], optOutUrl }) => {
      const id = createHash('sha256').update(deliveryKey).digest('hex').slice(0, 40);
      const address = await url().catch((cause: unknown) => {
        throw new MailNotTaken({ isPermanent: false, cause });
      });
      const { createTransport } = await mailer();
      const transport = createTransport({ url: address, ...patience }, { from });
      let isBegun = false;
      transport.use('stream', (mail, done) => {
        // Called once the connection is open and signed in.
        mail.message.transform(() => {
          isBegun = true;
          return new PassThrough();
        });
        done();
      });
      const send = () =>
        transport.sendMail({
          messageId: `<${id}@${domainOf(from)}>`,
          to: { name: '', address: recipient },
          subject,
          alternatives: alternativesOf(text, html),
          attachments: [
            ...picturesOf(html, logos),
            ...attachments.map(({ name, type, text: content }) => ({ filename: name, contentType: type, content })),
          ],
          headers: optOutUrl
            ? { 'List-Unsubscribe': `<${optOutUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
            : {},
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      // A mailbox that is refused for good is the server's answer.
      const isRefusal = (error: unknown): boolean => error instanceof MailNotTaken && error.isPermanent;
      const sending = () =>
        send().catch((error: unknown) => {
          throw failureOf(error, isBegun);
        });
      await observed({ service: 'mail', observe }, sending, isRefusal);
    },
  };
};

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
