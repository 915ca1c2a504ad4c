import { afterAll, beforeAll } from 'vitest';
import type { z } from 'zod';
import type { Adapter } from '../port.ts';
import { type LocalService, localService, type Reply } from './local-service.ts';

/** What ATTOM says of one property: the sample stranger's home, unless it is of another street or ZIP code. */
export const attomReply = (change: object, { line1 = '77 QUARRY RD', postal1 = '37206' } = {}): Reply => ({
  body: {
    status: { code: 0, msg: 'SuccessWithResult' },
    property: [{ address: { line1, matchCode: 'ExaStr', postal1 }, ...change }],
  },
});

export const attomNoMatch: Reply = {
  status: 400,
  body: { status: { msg: 'SuccessWithoutResult' }, property: [] },
};

type Asked<Request, Answer> = {
  adapterAt: (url: string) => Adapter<Request>;
  request: Request;
  schema: z.ZodType<Answer>;
};

/** Puts one request to an adapter, of a service that replies as it is told; for the tests of one `describe`. */
export const answersTo = <Request, Answer>({ adapterAt, request, schema }: Asked<Request, Answer>) => {
  let service: LocalService;
  let reply: Reply;
  beforeAll(async () => {
    service = await localService(() => reply);
  });
  afterAll(() => service.stop());
  return async (next: Reply): Promise<Answer> => {
    reply = next;
    const sending = { idempotencyKey: 'k', signal: new AbortController().signal };
    return schema.parse((await adapterAt(service.url)(request, sending)).answer);
  };
};
