import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { portOf } from './port-of.ts';

/** Only to end: what comes on a busy machine comes late. */
const PATIENCE_MS = 600_000;

/** A quoted-printable text as people read it, its flowed lines joined. */
const readable = (raw: string): string =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
    .replaceAll(/ \r?\n/g, ' ');

/** A mail server that keeps what the product hands over. */
export const startSmtpCatcher = async () => {
  const received: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const mail = readable(await text(stream));
      for (const { address } of envelope.rcptTo) received.push({ to: address, text: mail });
      done();
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const mailsTo = (to: string): string[] => received.filter((mail) => mail.to === to).map((mail) => mail.text);
  return {
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    mailsTo,
    /** The first group of a pattern in the newest mail that has it, once it has come. */
    findInMail: async (to: string, pattern: RegExp): Promise<string> => {
      const until = Date.now() + PATIENCE_MS;
      for (;;) {
        const [, found] =
          mailsTo(to)
            .toReversed()
            .flatMap((mail) => [pattern.exec(mail)])
            .find((match) => match) ?? [];
        if (found !== undefined) return found;
        if (Date.now() > until) throw new Error(`No mail to ${to} has ${pattern}.`);
        await wait(50);
      }
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
};
export type SmtpCatcher = Awaited<ReturnType<typeof startSmtpCatcher>>;
