import { setTimeout as wait } from 'node:timers/promises';
import type { TestBrowser } from '../test-browser.ts';

const PATIENCE_MS = 60_000;

/** A page's stream of live updates: opened again whenever it ends, as pages do. */
export const followChanges = (browser: TestBrowser) => {
  const stop = new AbortController();
  let heard = '';
  let opened = 0;
  const readOnce = async (): Promise<void> => {
    const { body } = await browser.fetch('/api/trpc/application.changes', { signal: stop.signal });
    opened += 1;
    const decoder = new TextDecoder();
    for await (const piece of body ?? []) heard += decoder.decode(piece, { stream: true });
  };
  const follow = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await readOnce().catch(() => undefined);
      await wait(500);
    }
  };
  const following = follow();
  return {
    /** How often the stream had to be opened. */
    opened: () => opened,
    /** Seconds until this version was heard of; null where it never was. */
    untilHeard: async (version: number): Promise<number | null> => {
      const started = performance.now();
      while (!heard.includes(`{"version":${version}}`)) {
        if (performance.now() - started > PATIENCE_MS) return null;
        await wait(50);
      }
      return (performance.now() - started) / 1000;
    },
    close: async () => {
      stop.abort();
      await following;
    },
  };
};
