import { eq } from 'drizzle-orm';
import type { SandboxBehaviour } from '#sandbox/vendor-behavior.ts';
import type { Db, Reader } from '#server/db/connect.ts';
import { sandboxSwitches } from './schema.ts';

export const behaviourOf = async (db: Reader, vendor: string): Promise<SandboxBehaviour> => {
  const [row] = await db.select().from(sandboxSwitches).where(eq(sandboxSwitches.vendor, vendor));
  return row?.behaviour ?? 'found';
};

export const allSwitches = (db: Reader) => db.select().from(sandboxSwitches).orderBy(sandboxSwitches.vendor);

export const setSwitch = async (db: Db, row: { vendor: string; behaviour: SandboxBehaviour }): Promise<void> => {
  await db
    .insert(sandboxSwitches)
    .values(row)
    .onConflictDoUpdate({ target: sandboxSwitches.vendor, set: { behaviour: row.behaviour } });
};
