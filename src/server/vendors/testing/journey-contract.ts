import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { JourneyVendor } from '../journeys/journey.ts';
import { unavailable } from '../port.ts';
import { damageable, expectNothingMadeUp } from './damaged-replies.ts';
import { type LocalService, localService, type Received, type Reply, TROUBLES, type Trouble } from './local-service.ts';

export type JourneyUnderContract<Request> = {
  /** The vendor's side: its published answers, at a local server. */
  answer: (request: Received) => Reply;
  vendorAt: (url: string) => JourneyVendor<Request>;
  request: Request;
  /** The visit the local server answers in full, and the kind of its answer. */
  reference: string;
  kind: string;
  schema: z.ZodType;
  /** Keys and personal data that must appear in no address. */
  unspoken: readonly string[];
};

const isTrouble = (name: string): name is Trouble => name in TROUBLES;
const troubles = Object.keys(TROUBLES).filter(isTrouble);

/** Every vendor that applicants visit keeps this. */
export const journeyContract = <Request>(name: string, brand: JourneyUnderContract<Request>): void => {
  describe(`${name}, as a vendor that applicants visit`, () => {
    let service: LocalService;
    const vendor = damageable(brand.answer);
    beforeAll(async () => {
      service = await localService(vendor.answer);
    });
    afterEach(() => service.trouble(null));
    afterAll(() => service.stop());
    const sending = (signal = new AbortController().signal) => ({ idempotencyKey: 'contract', signal });
    const start = (signal?: AbortSignal) =>
      brand.vendorAt(service.url).start(brand.request, {
        ...sending(signal),
        returnUrl: 'https://lender.example/back',
        at: new Date('2026-11-15T12:00:00Z'),
      });
    const look = (signal?: AbortSignal) =>
      brand
        .vendorAt(service.url)
        .look({ request: brand.request, reference: brand.reference, handle: null }, sending(signal));
    const soon = (trouble: Trouble) => AbortSignal.timeout(trouble === 'slow' ? 100 : 20_000);

    it('starts with a page that ends', async () => {
      const started = await start();
      expect(started).toMatchObject({ reference: expect.any(String), url: expect.stringMatching(/^https:/) });
      if ('expiresAt' in started)
        expect(started.expiresAt.getTime()).toBeGreaterThan(Date.parse('2026-11-15T12:00:00Z'));
    });

    it('answers in the port’s terms, and alike when asked again', async () => {
      const [first, again] = [await look(), await look()];
      expect(brand.schema.parse(first.answer)).toMatchObject({ kind: brand.kind });
      expect(again.answer).toEqual(first.answer);
    });

    it.each(troubles)('that is %s starts nothing and answers nothing', async (trouble) => {
      service.trouble(trouble);
      expect(unavailable.safeParse(await start(soon(trouble))).success).toBe(true);
      const looked = unavailable.parse((await look(soon(trouble))).answer);
      expect(looked).not.toHaveProperty('stage');
    });

    it('makes nothing up for a part that is missing, null, empty or 0', () =>
      expectNothingMadeUp(vendor, { ask: () => look(), schema: brand.schema }));

    it('keeps keys and personal data out of addresses', async () => {
      await start();
      await look();
      const addresses = service.received.map(({ path, query }) => decodeURIComponent(`${path}?${query}`)).join('\n');
      for (const secret of brand.unspoken) expect(addresses).not.toContain(secret);
    });
  });
};
