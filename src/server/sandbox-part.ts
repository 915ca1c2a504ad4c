import type { AnyTRPCRouter } from '@trpc/server';
import type { Clock } from './clock.ts';
import type { Container } from './container.ts';
import type { Listener } from './db/live-updates.ts';
import type { SandboxVendors } from './vendors/sandbox-vendors.ts';

/** A clock whose day can be moved, as only the sandbox's can. */
export type MovableClock = Clock & { offsetDays: () => number; move: (offsetDays: number) => void };

/** Everything the sandbox adds to the product; production has none of it. */
export type SandboxPart = {
  vendors: SandboxVendors;
  clock: MovableClock;
  /** Follows the business clock when another process moves it. */
  clockMoves: Listener;
  /** The product's calls plus the sandbox's own. */
  router: AnyTRPCRouter;
  signIns: { password: string; accounts: { email: string; roles: string[] }[] };
  /** Adds the demo accounts and, where configured, starts filling the pipeline in the background. */
  start: (container: Container) => Promise<void>;
};
