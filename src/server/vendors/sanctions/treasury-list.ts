import { z } from 'zod';
import type { SanctionsList } from '#entities/facts/published/sanctions-list.ts';
import { toDay } from '#entities/values/day.ts';
import type { Surroundings } from '../capability.ts';
import { outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import { isWholeText, publishedFiles } from '../published/published-files.ts';
import type { Sanctions } from './port.ts';
import { readList } from './read-list.ts';
import { FEWEST, isTooOld } from './whole-list.ts';

export const treasurySettings = z.object({
  SANCTIONS_URL: serviceUrl
    .default('https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports')
    .describe('where the Treasury publishes `SDN.CSV` and `ALT.CSV`; fetched several times a day'),
  SANCTIONS_STORAGE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default('amazonaws.com')
    .describe('the domain of the storage that address sends us on to; no other redirect is followed'),
});

const LIST_FILES = ['SDN.CSV', 'ALT.CSV'] as const;
const LIST_BYTES = 60_000_000;
/** The largest removal in years was one name in thirty. A tenth at once is a list that was cut off. */
const LEAST_KEPT = 0.9;

const sizeOf = ({ entries }: SanctionsList) => ({
  entries: entries.length,
  aliases: entries.reduce((sum, { aliases }) => sum + aliases.length, 0),
});

/** The list as the Treasury publishes it. A failed or half load keeps the last whole one, until that is too old to use. */
export const treasuryList = (
  { SANCTIONS_URL: url, SANCTIONS_STORAGE_DOMAIN: storageDomain }: z.infer<typeof treasurySettings>,
  { observe, keep }: Pick<Surroundings, 'observe' | 'keep'>,
  fewest = FEWEST,
): Sanctions => {
  const published = publishedFiles<(typeof LIST_FILES)[number], SanctionsList>({
    service: 'sanctions',
    client: outsideClient({
      name: 'sanctions',
      url,
      storageDomain,
      timeoutMs: 120_000,
      mostBytes: LIST_BYTES,
      observe,
    }),
    files: { 'SDN.CSV': { path: ['SDN.CSV'] }, 'ALT.CSV': { path: ['ALT.CSV'] } },
    read: (file, fetchedAt) => {
      const publishedOn = toDay(fetchedAt.toISOString().slice(0, 10));
      const told = readList({ sdn: file('SDN.CSV'), alt: file('ALT.CSV') }, { publishedOn, fewest });
      if (told.kind !== 'found') return { kind: 'unusable', problem: told.problem };
      // Half a file may end within a name.
      const isWhole = LIST_FILES.every((name) => isWholeText(Buffer.from(file(name)).toString('latin1')));
      return isWhole ? { kind: 'whole', value: told.list } : { kind: 'unusable', problem: 'incomplete' };
    },
    follows: (next, kept) =>
      (['entries', 'aliases'] as const).every((of) => sizeOf(next)[of] >= sizeOf(kept)[of] * LEAST_KEPT),
    keep,
  });
  return {
    refresh: published.refresh,
    list: async (now) => {
      const current = await published.current();
      if (!current) return { kind: 'unknown', problem: 'missing' };
      return isTooOld(current.fetchedAt, now)
        ? { kind: 'unknown', problem: 'tooOld' }
        : { kind: 'found', list: current.value };
    },
  };
};
