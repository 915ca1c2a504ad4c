import { z } from 'zod';
import type { Surroundings } from '../capability.ts';
import { type Asking, outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import { isWholeText, publishedFiles } from '../published/published-files.ts';
import type { PrimeChange, PrimeRate } from './port.ts';
import { readSeries } from './read-series.ts';

export const fredSettings = z.object({
  FRED_URL: serviceUrl
    .default('https://fred.stlouisfed.org/graph')
    .describe('where FRED serves `fredgraph.csv`; the series DPRIME, without a key'),
});

export const h15Settings = z.object({
  H15_URL: serviceUrl
    .default('https://www.federalreserve.gov/datadownload')
    .describe('where the Federal Reserve serves its H.15 download, `Output.aspx`'),
  H15_SERIES: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'expected the 32 characters that the Board’s download page shows for the bank prime loan')
    .describe('the Board’s code of the daily bank prime loan, from its download page'),
});

type Asked = { url: string; asking: Asking };

const series = ({ url, asking }: Asked, { observe, keep }: Pick<Surroundings, 'observe' | 'keep'>): PrimeRate => {
  const published = publishedFiles<'series', readonly PrimeChange[]>({
    service: 'primeRate',
    client: outsideClient({ name: 'primeRate', url, timeoutMs: 30_000, observe }),
    files: { series: asking },
    read: (file) => {
      const text = Buffer.from(file('series')).toString('utf8');
      const changes = isWholeText(text) ? readSeries(text) : null;
      return changes ? { kind: 'whole', value: changes } : { kind: 'unusable', problem: 'notASeries' };
    },
    // Changes since its first day stay in it; the first of a series is where it begins and no change.
    follows: (next, kept) => {
      const since = kept.slice(1).filter(({ from }) => from > (next[0]?.from ?? from));
      return since.every((change) => next.some(({ from, rate }) => from === change.from && rate === change.rate));
    },
    keep,
  });
  return { refresh: published.refresh, changes: async () => (await published.current())?.value ?? null };
};

/** The Board's series as FRED repeats it. Runs last for years, so the whole of it is read. */
export const fredSeries = ({ FRED_URL: url }: z.infer<typeof fredSettings>, surroundings: Surroundings): PrimeRate =>
  series({ url, asking: { path: ['fredgraph.csv'], query: { id: 'DPRIME' } } }, surroundings);

/** The same series from the Board itself. */
export const h15Series = (own: z.infer<typeof h15Settings>, surroundings: Surroundings): PrimeRate => {
  const query = { rel: 'H15', series: own.H15_SERIES, lastobs: '', from: '01/01/2015', to: '' };
  const layout = { filetype: 'csv', label: 'include', layout: 'seriescolumn' };
  return series({ url: own.H15_URL, asking: { path: ['Output.aspx'], query: { ...query, ...layout } } }, surroundings);
};
