import type { HeldWork } from '#entities/contract/desk/work-item.ts';
import type { Action } from '#server/auth/permissions.ts';
import type { Reader } from '#server/db/connect.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { workHeldByOthers } from '#server/db/repos/pipeline/work-items.ts';

type Asking = { applicationId: string; staffId: string; can: readonly Action[] };

/** What colleagues took of the work that this reader could do. */
export const heldWorkOf = async (db: Reader, { applicationId, staffId, can }: Asking): Promise<HeldWork[]> => {
  const held = (await workHeldByOthers(db, { applicationId, reader: staffId })).filter(({ action }) =>
    can.includes(action),
  );
  if (held.length === 0) return [];
  const names = await namesOf(
    db,
    held.map(({ taken_by }) => taken_by),
  );
  return held.map(({ action: _, taken_by: id, ...work }) => ({ ...work, by: { id, name: names.get(id) ?? '' } }));
};
