import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Destination } from '#entities/facts/payment.ts';
import { toDay } from '#entities/values/day.ts';
import { toCents } from '#entities/values/money.ts';
import { payments } from '#server/vendors/payments/index.ts';
import type { PaymentOrder, PaymentPort, PaymentService } from '#server/vendors/payments/port.ts';
import { type LocalService, localService } from '#server/vendors/testing/local-service.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { treasuryServer } from '#testing/production/servers/treasury-server.ts';
import { chosenPart } from '#testing/vendors/chosen-part.ts';
import { behaving } from '#testing/vendors/describe-contract.ts';
import { sandboxPaymentService } from './sandbox-payments.ts';

const to: Destination = {
  ...{ method: 'ach', holder: 'Nora Quist', memo: null, bankName: null },
  ...{ routingNumber: '121042882', accountNumber: '123456789', accountKind: 'checking' },
};
const orderOf = (): PaymentOrder => ({
  ...{ key: `${randomUUID()}/cash/1`, amount: toCents(2_500_000), purpose: 'draw', loanNumber: 'HL-1042', to },
});

let database: TestDatabase;
let bank: LocalService;
const treasury = treasuryServer();
beforeAll(async () => {
  database = await createTestDatabase();
  bank = await localService(treasury.reply);
});
afterAll(async () => {
  await bank.stop();
  await database.drop();
});

const kinds: Readonly<Record<string, PaymentPort['kind']>> = {
  ...{ none: 'hand', sandbox: 'api', modernTreasury: 'api', nacha: 'file' },
};
const settingsOf = (choice: string): Record<string, string> =>
  choice === 'nacha'
    ? {
        ...{ NACHA_BANK_ROUTING: '121042882', NACHA_BANK_NAME: 'First Prairie Bank', NACHA_ORIGIN_ID: '1234567890' },
        ...{ NACHA_COMPANY_NAME: 'Prairie', NACHA_COMPANY_ID: '1234567890', NACHA_ACCOUNT: '99887766' },
      }
    : {
        ...{ MODERN_TREASURY_ORGANIZATION_ID: 'org', MODERN_TREASURY_KEY: 'a key of ours' },
        MODERN_TREASURY_ACCOUNT_ID: '0f3e5719-fb47-4065-8154-0edbb468ff86',
        ...{ MODERN_TREASURY_WEBHOOK_KEY: 'signs', MODERN_TREASURY_URL: bank.url },
      };
const portOf = (choice: string): PaymentPort =>
  chosenPart(payments.choices[choice], {
    settings: settingsOf(choice),
    sandbox: { payments: sandboxPaymentService(behaving('found'), database.db) },
  });
const serviceOf = (choice: string): PaymentService => {
  const port = portOf(choice);
  if (port.kind !== 'api') throw new Error('It sends nothing.');
  return port.service;
};

describe('every choice of payments', () => {
  it('is in the table, and pays the way it says', () => {
    expect(Object.fromEntries(Object.keys(payments.choices).map((choice) => [choice, portOf(choice).kind]))).toEqual(
      kinds,
    );
  });

  const services = Object.keys(kinds).filter((choice) => kinds[choice] === 'api');
  it.each(services)('%s takes an order once, however often it is sent, and knows it by its key', async (choice) => {
    const [service, order] = [serviceOf(choice), orderOf()];
    const sent = await service.send(order);
    if (sent.kind !== 'sent') throw new Error(`It was not sent: ${sent.kind}`);
    expect(await service.send(order)).toEqual(sent);
    expect((await service.send(orderOf())).kind).toBe('sent');
    treasury.complete();
    const { reference } = sent;
    expect(await service.look({ key: order.key, reference })).toEqual({ kind: 'settled' });
    expect(await service.look({ key: order.key, reference })).toEqual({ kind: 'settled' });
  });

  it.each(services)('%s says nothing about a payment it does not have', async (choice) => {
    const { key } = orderOf();
    expect(await serviceOf(choice).look({ key, reference: 'unknown' })).toEqual({ kind: 'noAnswer' });
  });

  const files = Object.keys(kinds).filter((choice) => kinds[choice] === 'file');
  it.each(files)('%s writes the same bytes for the same payments, each under a trace of its own', (choice) => {
    const port = portOf(choice);
    if (port.kind !== 'file') throw new Error('It writes no file.');
    const two = [1, 2].map((number) => ({
      number,
      kind: 'cash' as const,
      amountCents: toCents(5000),
      destination: to,
    }));
    const head = {
      ...{ number: 1, on: toDay('2026-11-17'), at: '0930', effectiveOn: toDay('2026-11-18'), modifier: 'A' },
    };
    const text = port.files.write(two, head);
    expect(port.files.write(two, head)).toBe(text);
    const entries = text.split('\r\n').filter((line) => line.startsWith('6'));
    for (const payment of two)
      expect(entries.filter((line) => line.endsWith(port.files.traceOf(payment)))).toHaveLength(1);
    // What we sent ourselves holds no return.
    expect(port.files.read(text)).toMatchObject({ kind: 'read', entries: [] });
    expect(port.files.read(text.slice(0, -95)).kind).toBe('refused');
  });
});
