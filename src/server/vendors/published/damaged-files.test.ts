import { describe, expect, it } from 'vitest';
import { ffiecRates } from '../average-rates/ffiec.ts';
import { fredSeries, h15Series } from '../prime-rate/published-series.ts';
import { treasuryList } from '../sanctions/treasury-list.ts';
import { publishedReplies } from '../testing/published-replies.ts';
import { publishedServer } from '../testing/published-server.ts';

const NOW = new Date('2026-11-17T12:00:00Z');
const { url, instead, around } = publishedServer();

const few = { entries: 1, aliases: 1 };
const list = (SANCTIONS_STORAGE_DOMAIN = 'storage.example') =>
  treasuryList({ SANCTIONS_URL: url(), SANCTIONS_STORAGE_DOMAIN }, around(), few);
const rates = () => ffiecRates({ AVERAGE_RATES_URL: url() }, around());
const prime = () => fredSeries({ FRED_URL: url() }, around());
const board = () => h15Series({ H15_URL: url(), H15_SERIES: 'a'.repeat(32) }, around());

describe('a published file that is damaged', () => {
  const rows = (text: string) => text.split('\n');
  /** Its version is that of the bytes. */
  const entries = async () => {
    const told = await list().list(NOW);
    return told.kind === 'found' ? told.list.entries : told;
  };
  const sources = {
    '/SDN.CSV': () => ({ refresh: list().refresh, value: entries }),
    '/ALT.CSV': () => ({ refresh: list().refresh, value: entries }),
    '/YieldTableFixed.txt': () => ({ refresh: rates().refresh, value: () => rates().tables() }),
    '/YieldTableAdjustable.txt': () => ({ refresh: rates().refresh, value: () => rates().tables() }),
    '/fredgraph.csv': () => ({ refresh: prime().refresh, value: () => prime().changes() }),
    '/Output.aspx': () => ({ refresh: board().refresh, value: () => board().changes() }),
  };
  const bodyOf = (path: string): string => String(publishedReplies[path]?.body);
  /** Cut off behind every third character and behind each of the last, without its last rows, its head alone, or another file. */
  const damagesOf = (path: string): string[] => {
    const body = bodyOf(path);
    const cuts = [...body].map((_, at) => at).filter((at) => at % 3 === 0 || at > body.length - 30);
    const others = Object.keys(sources).filter((other) => bodyOf(other) !== body);
    return [
      ...cuts.map((at) => body.slice(0, at)),
      ...rows(body).map((_, at) => `${rows(body).slice(0, at).join('\n')}\n`),
      ...others.map(bodyOf),
      ...['', '\n', '<html>Maintenance</html>', '{"error":"busy"}', '<?xml version="1.0"?><list/>', 'PK\u0003\u0004'],
    ];
  };

  it.each(Object.entries(sources))('%s leaves what was kept, and is told', async (path, source) => {
    await source().refresh?.(NOW);
    const good = await source().value();
    for (const body of damagesOf(path)) {
      instead.set(path, { body });
      const refreshed = await source().refresh?.(NOW);
      expect({ body, refreshed, value: await source().value() }).toEqual({
        ...{ body, value: good },
        refreshed: refreshed?.kind === 'fetched' ? refreshed : { kind: 'failed', problem: expect.any(String) },
      });
    }
  });

  it('is not a list that lost a tenth of its names, or of their aliases', async () => {
    const many = (count: number, row: (at: number) => string) =>
      `${Array.from({ length: count }, (_, at) => row(at + 1)).join('\r\n')}\r\n`;
    const names = (count: number) => many(count, (at) => `${at},"NAME ${at}"${',-0- '.repeat(10)}`);
    const aliases = (count: number) => many(count, (at) => `${at},${at},"aka","ALIAS ${at}",-0- `);
    const fetch = (entries: number, also: number) => {
      instead.set('/SDN.CSV', { body: names(entries) });
      instead.set('/ALT.CSV', { body: aliases(also) });
      return list().refresh?.(NOW);
    };
    expect(await fetch(40, 30)).toEqual({ kind: 'fetched' });
    expect(await fetch(40, 26)).toEqual({ kind: 'failed', problem: 'shorter' });
    expect(await fetch(35, 30)).toEqual({ kind: 'failed', problem: 'shorter' });
    expect(await fetch(39, 28)).toEqual({ kind: 'fetched' });
  });
});
