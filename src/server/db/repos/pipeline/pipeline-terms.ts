import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Person } from '#entities/values/person.ts';
import { phoneFromText } from '#entities/values/phone.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import type { KeyRing } from '#server/db/key-ring.ts';
import { hashedKinds } from '../../projections/search-terms.ts';
import { lookupHash, lookupHashes } from '../../sealed/lookup-hash.ts';
import { type Arm, armsOf, type ReachedOffices, unionOf } from '../accounts/reached-offices.ts';

/** Ten thousand numbers are quick to try: only a key holder can. */
const lastFourTerm = (key: Buffer, lastFour: string): string =>
  `s:${createHmac('sha256', key).update(`lastFour/${lastFour}`).digest('base64url').slice(0, 22)}`;

/** Makes an applicant searchable by the last four digits of their SSN, and the same SSN found on another loan, without storing the digits. */
export const keepSsnTerms = async (
  tx: Tx,
  { ring, applicationId, person, ssn }: { ring: KeyRing; applicationId: string; person: Person; ssn: string },
): Promise<void> => {
  const key = ring.keys.get(ring.current);
  if (!key) throw new Error('The key ring has no current key.');
  await tx.execute(sql`DELETE FROM pipeline_terms WHERE application_id = ${applicationId} AND source = ${person}`);
  await tx.execute(sql`INSERT INTO pipeline_terms (application_id, source, term, company_id, branch_id, assigned_to, brought_by)
    SELECT id, ${person}::text, term, company_id, branch_id, assigned_to, brought_by
    FROM applications, (VALUES (${lastFourTerm(key, ssn.slice(-4))}::text), (${`x:${lookupHash(ring, 'ssn', ssn)}`}::text)) AS terms (term)
    WHERE id = ${applicationId}`);
};

type Range = { kind: 'exact'; term: string } | { kind: 'prefix'; of: 'n' | 'a' | 'l'; text: string };

const hashed = (ring: KeyRing, kind: keyof typeof hashedKinds, text: string): Range[] =>
  lookupHashes(ring, kind, text).map((hash): Range => ({ kind: 'exact', term: `${hashedKinds[kind]}:${hash}` }));

/** Possible readings of the search text. */
export const rangesOf = (typed: string, ring: KeyRing): Range[] => {
  const text = typed.trim();
  const loan = /^hl[-\s]?(\d{1,12})$/i.exec(text)?.[1];
  if (loan) return [{ kind: 'prefix', of: 'l', text: loan }];
  if (text.includes('@')) return hashed(ring, 'email', text);
  if (/^[\d\s().+-]+$/.test(text)) {
    const digits = phoneFromText(text);
    const four = digits.length === 4 ? [...ring.keys.values()].map((key) => lastFourTerm(key, digits)) : [];
    return [
      ...four.map((term): Range => ({ kind: 'exact', term })),
      { kind: 'prefix', of: 'l', text: digits },
      ...hashed(ring, 'phone', digits),
      { kind: 'prefix', of: 'a', text: digits },
    ];
  }
  return [{ kind: 'prefix', of: 'n', text }, { kind: 'prefix', of: 'a', text }, ...hashed(ring, 'street', text)];
};

const between = (range: Range) => {
  if (range.kind === 'exact') return sql`t.term = ${range.term}`;
  const { of, text } = range;
  // Letters are normalized in the index; digits already are.
  const start =
    of === 'n' || of === 'a' ? sql`(${`${of}:`} || search_text(${text}::text))` : sql`${`${of}:${text}`}::text`;
  return sql`t.term >= ${start} COLLATE "C" AND t.term < (${start} || chr(1114111)) COLLATE "C"`;
};

/** The first loans in match order; each reading of the search text walks its own index and stops. */
export const findByTerms = async (
  db: Reader,
  { ranges, reach, limit }: { ranges: readonly Range[]; reach: ReachedOffices; limit: number },
): Promise<string[]> => {
  const arms = armsOf(reach);
  const queries = ranges.flatMap((range) =>
    arms.map(
      (place: Arm) => sql`SELECT t.application_id, t.term FROM pipeline_terms t
        WHERE ${place('t')} AND ${between(range)} ORDER BY t.term, t.application_id LIMIT ${limit * 2}`,
    ),
  );
  const found = unionOf(queries);
  if (found === null) return [];
  const { rows } = await db.execute(
    sql`SELECT application_id FROM (${found}) f GROUP BY application_id ORDER BY min(term) LIMIT ${limit}`,
  );
  return z
    .array(z.object({ application_id: z.string() }))
    .parse(rows)
    .map((row) => row.application_id);
};
