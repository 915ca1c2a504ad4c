import type { Db } from '#server/db/connect.ts';
import type { SandboxPart } from '#server/sandbox-part.ts';
import type { Settings } from '#server/settings.ts';
import { realSurroundings } from '#server/vendors/resilient.ts';
import { CLOCK_CHANNEL, clockOffset } from './db/sandbox-clock.ts';
import { behaviourOf } from './db/sandbox-switches.ts';
import { keepSandboxText } from './db/sandbox-texts.ts';
import { findVisit, openVisit } from './db/sandbox-visits.ts';
import { movableClock } from './movable-clock.ts';
import { personaBook } from './persona-book.ts';
import { seedPipeline } from './pipeline/seed-pipeline.ts';
import { sandboxAppRouter } from './router.ts';
import { demoPassword, demoStaff, seedSandbox } from './usecases/seed-sandbox.ts';
import { sandboxMail } from './vendors/sandbox-mail.ts';
import { sandboxVendors } from './vendors/sandbox-vendors.ts';

export const openSandbox = async (settings: Settings, db: Db): Promise<SandboxPart> => {
  const clock = movableClock(settings.lender.timeZone);
  clock.move(await clockOffset(db));
  return {
    clock,
    vendors: sandboxVendors({
      switches: (vendor) => behaviourOf(db, vendor),
      sleep: realSurroundings.sleep,
      book: personaBook,
      db,
      keepText: (sent) => keepSandboxText(db, sent),
      keepMail: sandboxMail(db),
      visits: {
        open: (visit) => openVisit(db, visit),
        stateOf: async (reference) => (await findVisit(db, reference))?.state ?? null,
        pageOf: (reference) => `${settings.PUBLIC_URL}/sandbox/visit/${reference}`,
      },
    }),
    clockMoves: {
      channel: CLOCK_CHANNEL,
      heard: (payload) => clock.move(Number(payload)),
      // A database that went away again announces its next return.
      missed: () => void clockOffset(db).then(clock.move, () => undefined),
    },
    router: sandboxAppRouter,
    signIns: {
      password: demoPassword,
      accounts: demoStaff.map(({ email, grants }) => ({ email, roles: grants.map(({ role }) => role) })),
    },
    start: async (container) => {
      await seedSandbox(container);
      if (settings.SANDBOX_LOANS === 'on') await seedPipeline(container);
    },
  };
};
