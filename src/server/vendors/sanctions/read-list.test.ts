import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { ListedEntry } from '#entities/facts/published/sanctions-list.ts';
import { toDay } from '#entities/values/day.ts';
import { screenSubject } from '#rules/screening/screen-subject.ts';
import { type ListFiles, readList } from './read-list.ts';

const bundled = (name: string) => readFileSync(new URL(`../../../sandbox/sanctions-list/${name}`, import.meta.url));
const files = { sdn: bundled('sdn.csv'), alt: bundled('alt.csv') };
const reading = { publishedOn: toDay('2026-09-18'), fewest: { entries: 1, aliases: 1 } };

const read = (change: Partial<ListFiles> = {}, fewest = reading.fewest) =>
  readList({ ...files, ...change }, { ...reading, fewest });
const found = () => {
  const answer = read();
  if (answer.kind !== 'found') throw new Error(answer.problem);
  return answer.list;
};
const named = (start: string): ListedEntry | undefined => found().entries.find(({ name }) => name.startsWith(start));

describe('the list', () => {
  it('has every entry with its kind, programs, aliases, birth dates and weak aliases', () => {
    expect(found().entries).toHaveLength(35);
    expect(named('RODRIGUEZ OREJUELA, Miguel')).toMatchObject({
      kind: 'person',
      programs: ['SDNT'],
      weakAliases: expect.arrayContaining(['PATRICIA', 'DOCTOR M.R.O.']),
      births: [
        { text: '23 Nov 1943', firstYear: 1943, lastYear: 1943 },
        { text: '15 Jul 1943', firstYear: 1943, lastYear: 1943 },
      ],
    });
    expect(named('BANCO NACIONAL')).toMatchObject({
      kind: 'entity',
      aliases: ['NATIONAL BANK OF CUBA'],
      weakAliases: ['BNC'],
    });
    expect(named('SHALISH, Zuhayr')?.programs).toEqual(['SYRIA', 'IRAQ2']);
    expect([named('HERMANN')?.kind, named('EP-GOM')?.kind]).toEqual(['vessel', 'aircraft']);
    const births = found().entries.flatMap((entry) => entry.births);
    expect(births).toContainEqual({ text: 'circa 1956', firstYear: 1955, lastYear: 1957 });
  });

  it('reads Latin-1 and a final control-Z', () => {
    const row = '1,"PEÑA, José","individual","X",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 1960 to 1963."\r\n\x1a';
    const answer = read(
      { sdn: Buffer.from(row, 'latin1'), alt: Buffer.from('\x1a', 'latin1') },
      { entries: 1, aliases: 0 },
    );
    expect(answer).toMatchObject({
      list: { entries: [{ name: 'PEÑA, José', births: [{ firstYear: 1960, lastYear: 1963 }] }] },
    });
  });

  it('has a version of its content', () => {
    const shorter = readList({ ...files, alt: files.alt.subarray(0, files.alt.indexOf('\n') + 1) }, reading);
    expect(shorter).toMatchObject({ kind: 'found' });
    expect(shorter.kind === 'found' && shorter.list.version).not.toBe(found().version);
    expect(found().version).toMatch(/^[0-9a-f]{12}$/);
  });

  it.each<[string, Partial<ListFiles>, string]>([
    ['empty', { sdn: Buffer.alloc(0) }, 'incomplete'],
    ['without its aliases', { alt: Buffer.alloc(0) }, 'incomplete'],
    ['a page', { sdn: Buffer.from('<!DOCTYPE html><html>Busy</html>') }, 'notAList'],
    ['cut off within a row', { sdn: files.sdn.subarray(0, 3000) }, 'notAList'],
    ['cut off after a row', { sdn: files.sdn.subarray(0, files.sdn.indexOf('\n') + 1) }, 'incomplete'],
    ['of another kind of row', { sdn: Buffer.from('a,b,c\n') }, 'notAList'],
    ['with a kind we do not know', { sdn: Buffer.from(`1,"X","robot"${',-0- '.repeat(9)}\n`) }, 'notAList'],
  ])('is unknown when it is %s', (_, change, problem) => {
    expect(read(change)).toEqual({ kind: 'unknown', problem });
  });

  it('is unknown when it is shorter than it can be', () => {
    expect(read({}, { entries: 36, aliases: 1 })).toEqual({ kind: 'unknown', problem: 'incomplete' });
    expect(read({}, { entries: 1, aliases: 108 })).toEqual({ kind: 'unknown', problem: 'incomplete' });
  });
});

const vectors: Record<'query_name' | 'query_dob' | 'list_name' | 'should' | 'why', string>[] = parse(
  readFileSync('tests/oracles/sanctions-match-vectors.csv'),
  { columns: true },
);

describe('the published examples', () => {
  it.each(vectors)('$query_name and $list_name: $should, $why', ({ query_name, query_dob, list_name, should }) => {
    const { outcome, matches } = screenSubject(
      {
        key: 'borrower',
        role: 'borrower',
        name: query_name,
        names: [query_name],
        kinds: [named(list_name)?.kind === 'entity' ? 'entity' : 'person'],
        bornOn: query_dob === '' ? null : toDay(query_dob),
      },
      found(),
    );
    expect(outcome).toBe(should);
    expect(matches.map(({ entry }) => entry.name)).toEqual(should === 'review' ? [list_name] : []);
  });
});
