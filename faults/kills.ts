import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Proof } from '../scripts/proof.ts';
import { type FaultyProduct, startFaultyProduct } from '../src/testing/faults/faulty-product.ts';
import { storedLeads } from '../src/testing/faults/stored-leads.ts';
import { freePort } from '../src/testing/free-port.ts';

/** A process hands over two mails at a time. */
const IN_DOUBT = 2;
const KILLS = Number(process.argv[4] ?? 100);
const MINUTES = 20;
const WRITERS = 4;

/** Counts each mail by its id, as a mail server would see it. */
const startMailServer = async () => {
  const port = await freePort();
  const received = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _, done) => {
      // A sender killed in the middle of its text has sent nothing.
      const raw = await text(stream).catch(() => null);
      if (raw === null) return;
      const id = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? 'none';
      received.set(id, (received.get(id) ?? 0) + 1);
      done();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close(() => undefined) };
};

/** Starts applications without a pause; each acknowledged one has to exist once, and to be mailed. */
const writeUntil = async (
  product: FaultyProduct,
  { name, isOver, acknowledged }: { name: string; isOver: () => boolean; acknowledged: Set<string> },
) => {
  for (let at = 0; !isOver(); at += 1) {
    const email = `${name}-${at}@example.com`;
    const answer = await product
      .browser()
      .startLead({ firstName: 'Dana', lastName: 'Whitfield', email })
      .catch(() => null);
    if (answer?.status === 303) acknowledged.add(email);
    await wait(answer ? 20 : 200);
  }
};

const strike = async (product: FaultyProduct, turn: number): Promise<void> => {
  if (turn % 2 === 0) {
    await product.killServer();
    await product.startServer();
  } else {
    product.killDatabase();
    await product.startDatabase();
  }
};

const settled = async (product: FaultyProduct): Promise<void> => {
  for (let tries = 0; tries < 240; tries += 1) {
    const rows = await product.query('SELECT 1 FROM outgoing_messages LIMIT 1').catch(() => [{}]);
    if (rows.length === 0) return;
    // What waits for its next try is tried now.
    await product.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'").catch(() => []);
    await wait(500);
  }
};

export const proof: Proof = {
  topic: 'Kills of server and database under load',
  minutes: MINUTES + 3,
  run: async (tally) => {
    const mail = await startMailServer();
    const product = await startFaultyProduct({ MAIL_DELIVERY: 'smtp', SMTP_URL: mail.url });
    const acknowledged = new Set<string>();
    const start = performance.now();
    let isOver = false;
    let kills = 0;
    try {
      const writers = Array.from({ length: WRITERS }, (_, at) =>
        writeUntil(product, { name: `writer-${at}`, isOver: () => isOver, acknowledged }),
      );
      for (; kills < KILLS && performance.now() - start < MINUTES * 60_000; kills += 1) {
        await wait(Math.random() * 1000);
        await strike(product, kills);
      }
      await wait(2000);
      isOver = true;
      await Promise.all(writers);
      await settled(product);
      const stored = await storedLeads(product);
      const lost = [...acknowledged].filter((email) => !stored.has(email));
      const doubled = [...stored].filter(([, count]) => count > 1);
      for (const email of acknowledged) tally.check(`save of ${email}`, stored.get(email) === 1);
      const again = [...mail.received.values()].reduce((sum, count) => sum + count - 1, 0);
      const missing = stored.size - mail.received.size;
      tally.check(`mails of ${missing} applications never came`, missing === 0);
      tally.check(`${again} mails doubled by ${kills} kills`, again <= IN_DOUBT * kills);
      tally.check(
        'no mail came three times',
        [...mail.received.values()].every((count) => count <= 2),
      );
      tally.note(
        `${kills} kills; ${acknowledged.size} acknowledged saves, ${lost.length} lost, ${doubled.length} doubled; ${mail.received.size} mails, ${again} doubled`,
      );
    } finally {
      isOver = true;
      await product.close();
      mail.close();
    }
  },
};
