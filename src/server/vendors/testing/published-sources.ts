import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ffiecRates } from '../average-rates/ffiec.ts';
import type { Observed } from '../http/outside-client.ts';
import { noOrders } from '../orders/order-keep.ts';
import { fredSeries, h15Series } from '../prime-rate/published-series.ts';
import type { FileKeep } from '../published/file-keep.ts';
import { treasuryList } from '../sanctions/treasury-list.ts';
import { type LocalService, localService, type Reply } from './local-service.ts';
import { memoryKeep } from './memory-keep.ts';
import { publishedReplies } from './published-replies.ts';

const few = { entries: 1, aliases: 1 };

/** The published sources at a local server that every test of the file finds as new, with nothing kept. */
export const publishedSources = () => {
  let service: LocalService;
  let keep: FileKeep;
  /** How the service did, as administrators see it. */
  const seen: string[] = [];
  /** Replies that stand in for the published ones, by path. */
  const instead = new Map<string, Reply>();
  beforeAll(async () => {
    service = await localService(
      ({ path }) => instead.get(path) ?? publishedReplies[path] ?? { status: 404, body: 'no' },
    );
  });
  beforeEach(() => {
    service.trouble(null);
    service.received.length = 0;
    seen.length = 0;
    instead.clear();
    keep = memoryKeep();
  });
  afterAll(() => service.stop());
  const around = () => ({
    ...{ dataDir: '', secret: '', renewal: () => null, mailSender: '', lenderName: '', publicUrl: '', sandbox: null },
    ...{ observe: ({ outcome }: Observed) => void seen.push(outcome), orders: noOrders, keep },
  });
  return {
    service: () => service,
    ...{ seen, instead, around },
    list: (domain = 'storage.example') =>
      treasuryList({ SANCTIONS_URL: service.url, SANCTIONS_STORAGE_DOMAIN: domain }, around(), few),
    rates: () => ffiecRates({ AVERAGE_RATES_URL: service.url }, around()),
    prime: () => fredSeries({ FRED_URL: service.url }, around()),
    board: () => h15Series({ H15_URL: service.url, H15_SERIES: 'a'.repeat(32) }, around()),
  };
};
