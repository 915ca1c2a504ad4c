import { afterAll, beforeAll, expect, it } from 'vitest';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { addEnteredReport } from '#server/db/repos/application/reports.ts';
import { TEXTS_ON } from '#server/documents/testing/sample-documents.ts';
import { testClock } from '#testing/operate/test-clock.ts';
import { decideLoan } from '#testing/production/decide-loan.ts';
import { applyWithoutVendors, lendWithoutVendors } from '#testing/production/lend-without-vendors.ts';
import { type OutsideWorld, startOutsideWorld } from '#testing/production/outside-world.ts';
import type { Reached } from '#testing/production/production-loan.ts';
import { reachTestServer } from '#testing/production/reach-test-server.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { knownAddress } from '../shared/known-address.ts';

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

it('approves nothing on a value alone, however well the rest was stated', async () => {
  const loan = await applyWithoutVendors(reached, 'value.only@example.com');
  const { database, ring } = server.container;
  await database.transact(async (tx) => {
    const stored = await findApplication(tx, loan.loanId);
    const address = stored && knownAddress(stored.document);
    const answers = [{ model: 'modelOne', value: 455_000, low: null, high: null, fsd: 8, asOf: reached.today() }];
    const answer = { kind: 'found', address, answers, winner: 'modelOne' };
    const at = { applicationId: loan.loanId, person: 'borrower', kind: 'avmCascade' } as const;
    await addEnteredReport(tx, { ...at, idempotencyKey: `one/${loan.loanId}`, ring, answer });
  });
  for (const kind of ['conditionallyApproved', 'approved'] as const)
    expect(await decideLoan(loan, kind)).toMatchObject({
      kind: 'blocked',
      blocks: expect.arrayContaining(['factsOpen']),
    });
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
