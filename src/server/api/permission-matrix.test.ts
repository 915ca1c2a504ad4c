import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PortalRole, portalRole } from '#entities/contract/portal-role.ts';
import { sandboxAppRouter } from '#sandbox/router.ts';
import { companies } from '#server/db/schema/index.ts';
import { leadBrowser } from '#testing/leads.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { may } from '../auth/permissions.ts';
import type { ProcedureMeta } from './procedures.ts';

const definitions = (sandboxAppRouter as unknown as AnyRouter)._def.procedures as Record<string, AnyProcedure>;
const procedures = Object.entries(definitions).flatMap(([path, { _def }]) => {
  const meta = _def.meta as ProcedureMeta | undefined;
  return meta ? [{ path, type: _def.type, ...meta }] : [];
});

const cells = portalRole.options.flatMap((role) =>
  procedures.filter(({ type }) => type !== 'subscription').map((procedure) => ({ role, ...procedure })),
);

let server: TestServer;
let loanId: string;
const whole = new Map<PortalRole, TestBrowser>();
const narrow = new Map<PortalRole, TestBrowser>();

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  const { db, pool } = server.container.database;
  const [mine] = await db.insert(companies).values({ name: 'Blue Ridge Partners' }).returning({ id: companies.id });
  await leadBrowser(server);
  loanId = (await pool.query('SELECT id FROM applications')).rows[0].id;
  for (const role of portalRole.options) {
    whole.set(role, await staffBrowser(server, [{ role, scopeKind: 'lender' }]));
    narrow.set(role, await staffBrowser(server, [{ role, scopeKind: 'company', scopeId: mine?.id ?? '' }]));
  }
});
afterAll(() => server.close());

const call = (browser: TestBrowser | undefined, { path, type }: { path: string; type: string }) =>
  type === 'mutation' ? browser?.mutate(path, { loanId }) : browser?.query(path, { loanId });

describe('the permission matrix, through the interface', () => {
  it.each(cells)('$role may call $path by $action or is refused', async ({ role, action, ...procedure }) => {
    const answer = await call(whole.get(role), procedure);
    expect(answer?.status === 403 && answer.reason === 'notAllowed').toBe(!may([{ role }], action));
  });

  it.each(cells.filter(({ isOfLoan }) => isOfLoan))(
    '$role of another company does not learn by $path that a loan exists',
    async ({ role, action, ...procedure }) => {
      const answer = await call(narrow.get(role), procedure);
      expect([answer?.status, answer?.reason]).toEqual(
        may([{ role }], action) ? [404, 'notFound'] : [403, 'notAllowed'],
      );
    },
  );
});
