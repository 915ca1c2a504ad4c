import { z } from 'zod';
import { type AporTable, type AporTables, parseApor } from '#entities/facts/published/apor-table.ts';
import type { Surroundings } from '../capability.ts';
import { outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import { isWholeText, publishedFiles } from '../published/published-files.ts';
import type { AverageRates } from './port.ts';

export const ffiecSettings = z.object({
  AVERAGE_RATES_URL: serviceUrl
    .default('https://files.ffiec.cfpb.gov/apor')
    .describe('where `YieldTableFixed.txt` and `YieldTableAdjustable.txt` are published; fetched several times a day'),
});

const FIXED = 'YieldTableFixed.txt';
const ADJUSTABLE = 'YieldTableAdjustable.txt';
const textOf = (content: Uint8Array): string => Buffer.from(content).toString('utf8');

const lastWeek = ({ weeks }: AporTable): string => weeks.at(-1)?.from ?? '';

/** The tables as they are published; a cut or mixed-up one keeps the last whole pair. */
export const ffiecRates = (
  { AVERAGE_RATES_URL: url }: z.infer<typeof ffiecSettings>,
  { observe, keep }: Pick<Surroundings, 'observe' | 'keep'>,
): AverageRates => {
  const published = publishedFiles<typeof FIXED | typeof ADJUSTABLE, AporTables>({
    service: 'averageRates',
    client: outsideClient({ name: 'averageRates', url, timeoutMs: 30_000, observe }),
    files: { [FIXED]: { path: [FIXED] }, [ADJUSTABLE]: { path: [ADJUSTABLE] } },
    read: (file) => {
      if (!isWholeText(textOf(file(FIXED))) || !isWholeText(textOf(file(ADJUSTABLE))))
        return { kind: 'unusable', problem: 'notATable' };
      try {
        const fixed = parseApor(textOf(file(FIXED)), 'fixed');
        return { kind: 'whole', value: { fixed, adjustable: parseApor(textOf(file(ADJUSTABLE)), 'adjustable') } };
      } catch {
        return { kind: 'unusable', problem: 'notATable' };
      }
    },
    follows: (next, kept) =>
      lastWeek(next.fixed) >= lastWeek(kept.fixed) && lastWeek(next.adjustable) >= lastWeek(kept.adjustable),
    keep,
  });
  return { refresh: published.refresh, tables: async () => (await published.current())?.value ?? null };
};
