import { isDeepStrictEqual } from 'node:util';
import type { Valuation } from '#entities/facts/valuation.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import { cascadeAnswer } from '#server/vendors/valuation/port.ts';
import { knownAddress } from '../shared/known-address.ts';

export type WrittenValuations = {
  /** The report they stand in: a newer one is copied again. */
  about: string;
  valuations: Valuation[];
};

/** Every model's value for this home. An answer without a value is no valuation; null while there is none. */
export const writtenValuations = async (
  db: Reader,
  { id, document }: Pick<StoredApplication, 'id' | 'document'>,
): Promise<WrittenValuations | null> => {
  const address = knownAddress(document);
  for (const row of (await reportsOf(db, id)).toReversed()) {
    if (row.kind !== 'avmCascade' || row.answeredAt === null || row.outcome === 'unavailable') continue;
    const cascade = cascadeAnswer.parse(row.answer);
    if (!isDeepStrictEqual(cascade.address, address)) continue;
    const valuations = cascade.answers.filter(({ value }) => value !== null);
    return valuations.length === 0 ? null : { about: row.id, valuations };
  }
  return null;
};
