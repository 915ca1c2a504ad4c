import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Adapter, Unavailable } from '../port.ts';
import { damageable, expectNothingMadeUp } from './damaged-replies.ts';
import { type LocalService, localService, type Received, type Reply, type Trouble } from './local-service.ts';

const reasons = {
  slow: 'timeout',
  hangUp: 'down',
  busy: 'busy',
  busyForLong: 'busy',
  down: 'down',
  brokenJson: 'garbage',
  empty: 'garbage',
  wrongShape: 'garbage',
  redirect: 'refused',
  unauthorized: 'refused',
  tooLong: 'garbage',
} as const satisfies Record<Trouble, Unavailable['reason']>;

export type BrandUnderContract<Request> = {
  /** The vendor's side: its published answers, at a local server. */
  answer: (request: Received) => Reply;
  adapterAt: (url: string) => Adapter<Request>;
  /** What is asked, and the kind of answer it gets here. */
  request: Request;
  kind: string;
  /** The answer the port promises. */
  schema: z.ZodType;
  /** Keys and personal data that must appear in no address. */
  unspoken: readonly string[];
  /** Troubles with the body alone, where the brand needs nothing in it. */
  fine?: readonly Trouble[];
};

/** Every brand of every port that asks over HTTP keeps this; the registry's test finds a brand that is not put to it. */
export const adapterContract = <Request>(
  name: string,
  { answer, adapterAt, request, kind, schema, unspoken, fine = [] }: BrandUnderContract<Request>,
): void => {
  describe(`${name}, as a port’s adapter`, () => {
    let service: LocalService;
    const vendor = damageable(answer);
    beforeAll(async () => {
      service = await localService(vendor.answer);
    });
    afterEach(() => service.trouble(null));
    afterAll(() => service.stop());
    const ask = (signal = new AbortController().signal) =>
      adapterAt(service.url)(request, { idempotencyKey: 'contract', signal });

    it('answers in the port’s terms, and alike when asked again', async () => {
      const [first, again] = [await ask(), await ask()];
      expect(schema.parse(first.answer)).toMatchObject({ kind });
      expect(again.answer).toEqual(first.answer);
    });

    const troubles = Object.entries(reasons).filter(([trouble]) => !fine.some((each) => each === trouble));
    it.each(troubles)('that is %s has no answer: %s', async (trouble, reason) => {
      service.trouble(trouble as Trouble);
      const soon = AbortSignal.timeout(trouble === 'slow' ? 100 : 20_000);
      expect((await ask(soon)).answer).toEqual({ kind: 'unavailable', reason });
    });

    it('makes nothing up for a part that is missing, null, empty or 0', () =>
      expectNothingMadeUp(vendor, { ask: () => ask(), schema }));

    it('keeps keys and personal data out of addresses', async () => {
      await ask();
      const addresses = service.received.map(({ path, query }) => decodeURIComponent(`${path}?${query}`)).join('\n');
      for (const secret of unspoken) expect(addresses).not.toContain(secret);
    });
  });
};
