import type { Container } from '#server/container.ts';
import { workByPerson } from '#server/db/repos/pipeline/work-items.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { workStaffOf } from './work-reach.ts';

export type PersonLoad = { id: string; name: string; isMe: boolean; open: number; due: number };

/** Open work by person, the most first, and how much of it is due today or late. */
export const teamLoad = async ({ database: { db }, clock }: Container, staff: Staff): Promise<PersonLoad[]> => {
  const reach = requireReach(staff, 'assign');
  const { names } = await workStaffOf(db, staff);
  const loads = await workByPerson(db, { reach, today: clock.today() });
  return loads.map((load) => ({ ...load, name: names.get(load.id) ?? '', isMe: load.id === staff.accountId }));
};
