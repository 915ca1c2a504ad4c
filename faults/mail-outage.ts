import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Proof } from '../scripts/proof.ts';
import { type FaultyProduct, startFaultyProduct } from '../src/testing/faults/faulty-product.ts';
import { freePort } from '../src/testing/free-port.ts';

const NOTICES = 10;
const DAY = 86_400;
const DAYS_AWAY = 4;

/** Turns ordinary mail of the product into required notices, which no page of a new application sends. */
const queueNotices = async (product: FaultyProduct): Promise<void> => {
  for (let at = 0; at < NOTICES; at += 1)
    await product.browser().startLead({ firstName: 'Dana', lastName: 'Whitfield', email: `notice-${at}@example.com` });
  await product.query("UPDATE outgoing_messages SET delivery_class = 'statutory'");
  await product.query(
    `INSERT INTO pgboss.job (name, data, retry_limit, retry_backoff, retry_delay, retry_delay_max, dead_letter, heartbeat_seconds)
     SELECT queue.name, jsonb_build_object('messageId', message.id), retry_limit, retry_backoff, retry_delay, retry_delay_max, dead_letter, heartbeat_seconds
     FROM pgboss.queue, outgoing_messages message WHERE queue.name = 'sendStatutoryMail'`,
  );
  await product.query("DELETE FROM pgboss.job WHERE name = 'sendMail'");
};

/** Waits until every notice waits for its next try, then moves that try to now; returns the time skipped. */
const skipPause = async (product: FaultyProduct): Promise<number> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const [row] = await product.query(
      `SELECT count(*) FILTER (WHERE state = 'retry' AND start_after > now())::int AS waiting, count(*)::int AS jobs,
         coalesce(min(extract(epoch FROM start_after - now())), 0)::float AS seconds
       FROM pgboss.job WHERE name = 'sendStatutoryMail' AND state < 'completed'`,
    );
    if (Number(row?.jobs) === 0) return 0;
    if (row?.waiting === row?.jobs) {
      await product.query(
        "UPDATE pgboss.job SET start_after = now() WHERE name = 'sendStatutoryMail' AND state = 'retry'",
      );
      return Number(row?.seconds);
    }
    await wait(100);
  }
  throw new Error('The notices were not tried in time.');
};

export const proof: Proof = {
  topic: `Required notices outlast a mail server that is away for ${DAYS_AWAY} days`,
  minutes: 8,
  run: async (tally) => {
    const port = await freePort();
    const product = await startFaultyProduct({ MAIL_DELIVERY: 'smtp', SMTP_URL: `smtp://127.0.0.1:${port}` });
    const received = new Map<string, number>();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: async (stream, { envelope }, done) => {
        await text(stream);
        const to = envelope.rcptTo[0]?.address ?? '';
        received.set(to, (received.get(to) ?? 0) + 1);
        done();
      },
    });
    try {
      await queueNotices(product);
      let away = 0;
      let rounds = 0;
      for (; away < DAYS_AWAY * DAY; rounds += 1) {
        const skipped = await skipPause(product);
        if (skipped === 0) break;
        away += skipped;
      }
      tally.check(`still tried after ${(away / DAY).toFixed(1)} days`, away >= DAYS_AWAY * DAY);
      await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
      for (let tries = 0; tries < 100 && received.size < NOTICES; tries += 1) {
        await product.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");
        await wait(500);
      }
      for (let at = 0; at < NOTICES; at += 1)
        tally.check(`notice ${at} came once`, received.get(`notice-${at}@example.com`) === 1);
      tally.note(
        `${NOTICES} notices, ${rounds} tries each, ${(away / DAY).toFixed(1)} days skipped, ${received.size} delivered`,
      );
    } finally {
      server.close(() => undefined);
      await product.close();
    }
  },
};
