import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';

const REFUSED = { json: { message: 'no', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } } };

export type Held = {
  /** Resolves once the browser has sent the call. */
  isSent: () => Promise<void>;
  /** Lets the call through to the server. */
  release: () => Promise<void>;
  /** Responds with a server error. */
  breakDown: () => Promise<void>;
  /** Drops the call, like a lost network. */
  lose: () => Promise<void>;
};

/** Holds the next call of a procedure; later ones go through. */
export const holdNext = async (page: Page, procedure: string): Promise<Held> => {
  let held: Route | null = null;
  const address = `**/api/trpc/*${procedure}*`;
  await page.route(address, async (route) => {
    if (held === null) held = route;
    else await route.fallback();
  });
  const take = async (): Promise<Route> => {
    await expect.poll(() => held !== null, { timeout: 15_000 }).toBe(true);
    if (held === null) throw new Error(`${procedure} was never called`);
    return held;
  };
  return {
    isSent: async () => {
      await take();
    },
    release: async () => (await take()).continue(),
    lose: async () => (await take()).abort('internetdisconnected'),
    breakDown: async () => {
      const route = await take();
      const calls = new URL(route.request().url()).pathname.split(',').length;
      await route.fulfill({ status: 500, json: Array.from({ length: calls }, () => ({ error: REFUSED })) });
    },
  };
};

/** The next call of a procedure is carried out, and its answer is lost on the way; later ones go through. */
export const loseAnswer = async (page: Page, procedure: string): Promise<void> => {
  let isLost = false;
  await page.route(`**/api/trpc/*${procedure}*`, async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('internetdisconnected');
  });
};

/** Every call of a procedure fails until the returned function is called. */
export const breakCalls = async (
  page: Page,
  procedure: string,
): Promise<{ seen: () => number; mend: () => Promise<void> }> => {
  let calls = 0;
  const address = `**/api/trpc/*${procedure}*`;
  await page.route(address, (route) => {
    calls += 1;
    const answers = new URL(route.request().url()).pathname.split(',').length;
    return route.fulfill({ status: 500, json: Array.from({ length: answers }, () => ({ error: REFUSED })) });
  });
  return { seen: () => calls, mend: () => page.unroute(address) };
};

/** The same, while what goes out with it is answered as ever. No change is told meanwhile: the page would ask again by itself. */
export const breakAmong = async (page: Page, procedure: string): Promise<{ mend: () => Promise<void> }> => {
  const address = `**/api/trpc/*${procedure}*`;
  await page.route(/\/api\/trpc\/\w+\.changes/, (route) => route.abort());
  await page.route(address, async (route) => {
    const at = new URL(route.request().url()).pathname.replace('/api/trpc/', '').split(',').indexOf(procedure);
    const answers: unknown[] = await (await route.fetch()).json();
    await route.fulfill({ json: answers.with(at, { error: REFUSED }) });
  });
  return { mend: () => page.unroute(address) };
};
