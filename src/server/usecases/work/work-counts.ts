import {
  type WorkCount,
  type WorkQueue,
  type WorkView,
  workQueue,
  workView,
} from '#entities/contract/desk/work-item.ts';
import type { Day } from '#entities/values/day.ts';
import { may } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { countWork } from '#server/db/repos/pipeline/work-items.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { proposedGrants } from './proposed-grants.ts';
import { workStaffOf } from './work-reach.ts';

/** Counts stop here. */
const MOST = 1000;

/** The permissions that open a queue: one of them is enough. */
const opened = {
  documents: ['workLoan'],
  conditions: ['workLoan'],
  decisions: ['decide'],
  seconds: ['workLoan', 'decide', 'close', 'fund', 'manageUsers'],
  facts: ['workLoan'],
  closings: ['close', 'fund'],
  mail: ['workLoan'],
  orders: ['workLoan'],
} as const satisfies Record<WorkQueue, readonly Parameters<typeof may>[1][]>;

/** The queues a person's grants open, in order. */
export const queuesOf = ({ grants }: Staff): WorkQueue[] =>
  workQueue.options.filter((queue) => opened[queue].some((action) => may(grants, action)));

export type WorkCounts = { today: Day; views: Record<WorkView, WorkCount[]> };

/** Every queue the caller may work in, with its count, its oldest piece and whether one is late. */
export const workCounts = async (container: Container, staff: Staff): Promise<WorkCounts> => {
  const { db } = container.database;
  const today = container.clock.today();
  const { reaches } = await workStaffOf(db, staff);
  const queues = queuesOf(staff);
  const of = workView.options.flatMap((view) => queues.map((queue) => ({ queue, view })));
  const found = await countWork(db, { me: staff.accountId, reaches, of, today, limit: MOST });
  const grants = await proposedGrants(container, staff);
  const countsOf = (view: WorkView): WorkCount[] =>
    queues.map((queue) => {
      const at = of.findIndex((each) => each.queue === queue && each.view === view);
      const counted = found[at] ?? { count: 0, oldest: null, isPastDue: false };
      if (queue !== 'seconds' || view === 'mine' || grants.length === 0) return { queue, ...counted };
      const times = [counted.oldest, ...grants.map(({ since }) => since)].filter((time) => time !== null);
      const oldest = new Date(Math.min(...times.map((time) => time.getTime())));
      return { queue, ...counted, count: counted.count + grants.length, oldest };
    });
  return { today, views: { mine: countsOf('mine'), open: countsOf('open'), team: countsOf('team') } };
};

/** How much is with the caller, in all their queues. */
export const countMine = async ({ database: { db }, clock }: Container, staff: Staff): Promise<number> => {
  const queues = queuesOf(staff);
  if (queues.length === 0) return 0;
  const { reaches } = await workStaffOf(db, staff);
  const of = queues.map((queue) => ({ queue, view: 'mine' as const }));
  const found = await countWork(db, { me: staff.accountId, reaches, of, today: clock.today(), limit: MOST });
  return found.reduce((sum, { count }) => sum + count, 0);
};
