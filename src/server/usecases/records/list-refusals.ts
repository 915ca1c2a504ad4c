import type { PurgeRefusal } from '#entities/contract/kept-record.ts';
import type { Day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Container } from '#server/container.ts';
import { purgeRefusalsOf } from '#server/db/repos/application/purge-refusals.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { requireRecords } from './require-records.ts';

export type RefusedRow = { loanNumber: string; why: PurgeRefusal; since: Day };

/** Records past their retention whose deletion was refused, the longest first. */
export const listRefusals = async ({ database }: Container, staff: Staff): Promise<RefusedRow[]> => {
  requireRecords(staff);
  const rows = await purgeRefusalsOf(database.db);
  return rows.map(({ loanNumber, ...row }) => ({ loanNumber: loanNumberText(loanNumber), ...row }));
};
