import { type WorkAction, workAction } from '#entities/contract/desk/work-item.ts';
import { may } from '#server/auth/permissions.ts';
import { reachOf } from '#server/auth/reach.ts';
import type { Reader } from '#server/db/connect.ts';
import { staffWithGrants } from '#server/db/repos/accounts/staff.ts';
import type { StoredWork, WorkReach } from '#server/db/repos/pipeline/work-items.ts';
import type { Staff } from '../shared/staff-reach.ts';

export type WorkStaff = { reaches: WorkReach[]; names: ReadonlyMap<string, string> };

/** The caller's reach for every permission that work takes, with everyone else who holds it. */
export const workStaffOf = async (db: Reader, staff: Staff): Promise<WorkStaff> => {
  const everyone = await staffWithGrants(db);
  const able = (action: WorkAction): string[] =>
    everyone.filter(({ status, grants }) => status === 'active' && may(grants, action)).map(({ id }) => id);
  const reaches = workAction.options.flatMap((action) => {
    const reach = reachOf(staff, action);
    return reach === null ? [] : [{ action, reach, able: able(action) }];
  });
  return { reaches, names: new Map(everyone.map(({ id, name }) => [id, name])) };
};

/** The owner: the person who took it, else the loan's assignee if they can do it. */
export const workOwner = (
  { taken_by, assigned_to, not_by, action }: Pick<StoredWork, 'taken_by' | 'assigned_to' | 'not_by' | 'action'>,
  reaches: readonly WorkReach[],
): string | null => {
  if (taken_by !== null || assigned_to === null) return taken_by;
  const able = reaches.find((each) => each.action === action)?.able ?? [];
  return able.includes(assigned_to) && !not_by.includes(assigned_to) ? assigned_to : null;
};
