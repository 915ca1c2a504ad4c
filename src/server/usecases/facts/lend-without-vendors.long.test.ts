import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEXTS_ON } from '#server/documents/testing/sample-documents.ts';
import { testClock } from '#testing/operate/test-clock.ts';
import { lendWithoutVendors } from '#testing/production/lend-without-vendors.ts';
import { type OutsideWorld, startOutsideWorld } from '#testing/production/outside-world.ts';
import type { Reached } from '#testing/production/production-loan.ts';
import { reachTestServer } from '#testing/production/reach-test-server.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let world: OutsideWorld;
let server: TestServer;
let reached: Reached;

beforeAll(async () => {
  const clock = testClock();
  while (clock.today() < TEXTS_ON) clock.move(1);
  world = await startOutsideWorld();
  await world.listFetched(clock.now());
  server = await startTestServer(world.settings, undefined, { clock });
  reached = await reachTestServer(server, world, clock);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

it('goes from the landing page to settled money on facts and papers of staff, in production and over HTTP', async () => {
  const { vendors } = server.container.env;
  const choices = Object.values(vendors).map(({ choice }) => choice);
  expect([server.container.sandbox, choices.includes('sandbox')]).toEqual([null, false]);
  const failed: string[] = [];
  await lendWithoutVendors(reached, (what, isHeld) => {
    if (!isHeld) failed.push(what);
  });
  expect(failed).toEqual([]);
});
