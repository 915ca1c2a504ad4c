import { isDeepStrictEqual } from 'node:util';
import { keptLar } from '#entities/facts/lar.ts';
import { type Day, partsOf, toDay } from '#entities/values/day.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { actedOnSince, dropLarRow, findLarRow, keepLarRow } from '#server/db/repos/loan/lar-rows.ts';
import { larOf } from './lar-of.ts';

const yearStart = (on: Day): Day => toDay(`${partsOf(on)[0]}-01-01`);

/** Keeps the row of a decided application. One of an earlier year is filed as it was and stays. */
export const keepLar = ({ database, ...container }: Container, applicationId: string): Promise<void> =>
  database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) return;
    const kept = await findLarRow(tx, applicationId);
    const keptOn = container.clock.today();
    if (kept && kept.actionOn < yearStart(keptOn)) return;
    const lar = await larOf({ database, ...container }, tx, stored);
    if (lar.kind === 'excluded') {
      if (kept) await dropLarRow(tx, applicationId);
      return;
    }
    const { row, actionOn, failedEdits } = lar;
    const document = { row, actionOn, failedEdits };
    if (kept && isDeepStrictEqual(keptLar.parse(kept.document), document)) return;
    await keepLarRow(tx, { applicationId, actionOn, keptOn, document });
  });

/** The rows of the running year follow the facts until it ends. */
export const refreshLars = async (container: Container): Promise<void> => {
  const since = yearStart(container.clock.today());
  for (const applicationId of await actedOnSince(container.database.db, since)) await keepLar(container, applicationId);
};
