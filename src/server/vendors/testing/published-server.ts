import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Observed } from '../http/outside-client.ts';
import { noOrders } from '../orders/order-keep.ts';
import type { FileKeep } from '../published/file-keep.ts';
import { type LocalService, localService, type Reply } from './local-service.ts';
import { memoryKeep } from './memory-keep.ts';
import { publishedReplies } from './published-replies.ts';

/** A local server of what services publish, which every test of the file finds as new, with nothing kept. */
export const publishedServer = () => {
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
    ...{
      dataDir: '',
      secret: '',
      renewal: () => null,
      mailSender: '',
      mailLogos: null,
      lenderName: '',
      publicUrl: '',
      sandbox: null,
    },
    ...{ observe: ({ outcome }: Observed) => void seen.push(outcome), orders: noOrders, keep },
  });
  return { url: () => service.url, service: () => service, seen, instead, around };
};
