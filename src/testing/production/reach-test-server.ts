import type { Clock } from '#server/clock.ts';
import { staffBrowser } from '../staff-browsers.ts';
import type { TestServer } from '../test-server.ts';
import type { OutsideWorld } from './outside-world.ts';
import type { Reached } from './production-loan.ts';
import { runJob } from './run-job.ts';

type Moved = Clock & { move: (days: number) => void };

/** A production server inside the test's own process. Sign-in of staff has its own tests. */
export const reachTestServer = async (server: TestServer, world: OutsideWorld, clock: Moved): Promise<Reached> => {
  const as = (role: 'processor' | 'loanOfficer' | 'underwriter' | 'manager') =>
    staffBrowser(server, [{ role, scopeKind: 'lender' }]);
  return {
    browser: server.browser,
    desk: {
      processor: await as('processor'),
      loanOfficer: await as('loanOfficer'),
      underwriter: await as('underwriter'),
      manager: await as('manager'),
    },
    mail: world.smtp,
    today: clock.today,
    pass: async (days) => {
      clock.move(days);
      await world.listFetched(clock.now());
    },
    runJob: (name) => runJob(server.databaseUrl, name),
  };
};
