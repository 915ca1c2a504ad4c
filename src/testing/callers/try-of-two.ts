import type { PortalRole } from '#entities/contract/portal-role.ts';
import type { staffBrowser } from '../staff-browsers.ts';
import type { TestServer } from '../test-server.ts';

export type TestStaff = Awaited<ReturnType<typeof staffBrowser>>;

/** Two loans, a clean document of the first, and two people of each role. */
export type StageOfTwo = {
  server: TestServer;
  loanId: string;
  otherId: string;
  paperId: string;
  processor: TestStaff;
  two: (role: PortalRole) => Promise<readonly [TestStaff, TestStaff]>;
};

/** What both people read on their page; the first saves one thing, and then the second another, from the same page. */
export type TryOfTwo = {
  role: PortalRole;
  prepare?: () => Promise<Record<string, unknown>>;
  first: Record<string, unknown>;
  saved: Record<string, unknown>;
  /** What the second wanted instead; the same where it is left out. */
  second?: Record<string, unknown>;
  told: Record<string, unknown>;
};
export type TriesOfTwo = Readonly<Record<string, TryOfTwo>>;

export const queryOn =
  ({ superuser }: TestServer) =>
  async (text: string, values: unknown[] = []) =>
    (await superuser.query(text, values)).rows;
