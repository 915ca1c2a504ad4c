import { z } from 'zod';
import { keptLar, larExclusion } from '#entities/facts/lar.ts';
import { type Day, day, partsOf } from '#entities/values/day.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { findLarRow } from '#server/db/repos/loan/lar-rows.ts';
import { larOf } from '../lending-report/lar-of.ts';
import { logView } from './log-view.ts';

export const shownLar = z.discriminatedUnion('kind', [
  keptLar.extend({ kind: z.literal('row'), keptOn: day.nullable(), isFinal: z.boolean() }),
  z.object({ kind: z.literal('excluded'), why: larExclusion }),
]);
export type ShownLar = z.infer<typeof shownLar>;

const isOfEarlierYear = (on: Day, today: Day): boolean => partsOf(on)[0] < partsOf(today)[0];

/** The row of the lending report: as of now, or as kept once its year is over. Each view is logged. */
export const showLar = async (
  container: Container,
  { applicationId, staffId }: { applicationId: string; staffId: string },
): Promise<ShownLar> => {
  await logView(container, { applicationId, staffId, what: 'the lending report' });
  const { db } = container.database;
  const kept = await findLarRow(db, applicationId);
  if (kept && isOfEarlierYear(kept.actionOn, container.clock.today()))
    return { kind: 'row', ...keptLar.parse(kept.document), keptOn: kept.keptOn, isFinal: true };
  const stored = await findApplication(db, applicationId);
  if (!stored) throw new AppError('notFound');
  const lar = await larOf(container, db, stored);
  return lar.kind === 'excluded' ? lar : { ...lar, keptOn: kept?.keptOn ?? null, isFinal: false };
};
