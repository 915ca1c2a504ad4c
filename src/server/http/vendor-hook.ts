import type { Context } from 'hono';
import type { Container } from '../container.ts';
import { receiveHook } from '../usecases/hooks/receive-hook.ts';

/** Vendors retry anything but 200. A refusal gives no reason: a forger learns nothing from it. */
const statuses = { unknown: 404, refused: 401, received: 200 } as const;

/** `POST /api/hooks/<capability>`: the raw bytes, since every signature covers them. */
export const vendorHook =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url);
    const outcome = await receiveHook(container, context.req.param('capability') ?? '', {
      url: `${container.env.PUBLIC_URL}${pathname}${search}`,
      header: (name) => context.req.header(name),
      body: Buffer.from(await context.req.arrayBuffer()),
      // Signatures carry real time, also where the sandbox has moved the business clock.
      at: new Date(),
    });
    return context.body(null, statuses[outcome]);
  };
