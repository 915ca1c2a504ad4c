import { isDeepStrictEqual } from 'node:util';
import { enteredFact } from '#entities/facts/entered-fact.ts';
import type { Appraisal, ValuationsOnPaper } from '#entities/facts/valuation.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { reportsOf, STAFF_KEY, type StoredReport } from '#server/db/repos/application/reports.ts';
import { factEntriesOf } from '#server/db/repos/loan/fact-entries.ts';
import { cascadeAnswer } from '#server/vendors/valuation/port.ts';
import { knownAddress } from '../shared/known-address.ts';

/** `about`: the newest report among them: with a newer one they are copied again. */
export type WrittenValuations = ValuationsOnPaper & { about: string };

type Stored = Pick<StoredApplication, 'id' | 'document'>;

/** The appraisals behind these reports, as staff entered them. */
const appraisalsIn = async (db: Reader, id: string, rows: readonly StoredReport[]): Promise<Appraisal[]> => {
  const keys = new Set(rows.map(({ idempotencyKey }) => idempotencyKey));
  return (await factEntriesOf(db, id)).flatMap((entry) => {
    if (entry.kind !== 'value' || !keys.has(`${STAFF_KEY}value/${entry.id}`)) return [];
    const fact = enteredFact.parse(entry.fact);
    return fact.kind === 'value' ? [{ appraiser: fact.appraiser, license: fact.license, fileId: entry.fileId }] : [];
  });
};

/** Every value for this home, a model's or an appraiser's. An answer without a value is no valuation; null while there is none. */
export const writtenValuations = async (db: Reader, { id, document }: Stored): Promise<WrittenValuations | null> => {
  const address = knownAddress(document);
  const rows = (await reportsOf(db, id)).filter(
    ({ kind, answeredAt, outcome }) => kind === 'avmCascade' && answeredAt !== null && outcome !== 'unavailable',
  );
  const valued = rows.flatMap((row) => {
    const { address: of, answers } = cascadeAnswer.parse(row.answer);
    const valuations = isDeepStrictEqual(of, address) ? answers.filter(({ value }) => value !== null) : [];
    return valuations.length === 0 ? [] : [{ row, valuations }];
  });
  const last = valued.at(-1);
  if (!last) return null;
  return {
    about: last.row.id,
    valuations: valued.flatMap(({ valuations }) => valuations),
    appraisals: await appraisalsIn(
      db,
      id,
      valued.map(({ row }) => row),
    ),
  };
};
