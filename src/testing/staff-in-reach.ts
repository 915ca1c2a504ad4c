import fc from 'fast-check';
import type { PortalRole } from '#entities/contract/portal-role.ts';
import type { Staff } from '#server/usecases/shared/staff-reach.ts';
import type { TestDatabase } from './database.ts';

/** Companies first, then a branch. */
type Desk = { accountId: string | undefined; role: PortalRole; places: readonly string[] };

/** Staff with access to the whole lender (0), one of two companies (1, 2), a branch (3), their own loans (4), or several of these. */
export const staffInReach = (whose: readonly number[], { accountId, role, places }: Desk): Staff =>
  ({
    accountId,
    grants: whose.map((which) => ({
      role,
      ...[
        { scopeKind: 'lender', scopeId: null },
        { scopeKind: 'company', scopeId: places[0] },
        { scopeKind: 'company', scopeId: places[1] },
        { scopeKind: 'branch', scopeId: places[2] },
        { scopeKind: 'own', scopeId: null },
      ][which],
    })),
  }) as Staff;

export const anyReach = fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 });

/** Two companies, two branches and two staff members, by their ids. */
export const addDesks = async ({ pool }: Pick<TestDatabase, 'pool'>) => {
  const idsOf = async (sql: string) => (await pool.query(`${sql} RETURNING id`)).rows.map(({ id }) => String(id));
  return {
    companies: await idsOf("INSERT INTO companies (name) VALUES ('A'), ('B')"),
    branches: await idsOf("INSERT INTO branches (name) VALUES ('C'), ('D')"),
    people: await idsOf(
      "INSERT INTO accounts (realm, email) VALUES ('portal', 'a@b.example'), ('portal', 'c@d.example')",
    ),
  };
};
