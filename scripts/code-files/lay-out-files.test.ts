import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closureOf, layOutFiles, type SourceModule, type Visit } from './lay-out-files.ts';

type Given = Parameters<typeof layOutFiles>[0];

const source = (bytes: number, ...imports: string[]): SourceModule => ({ bytes, isStyle: false, imports });
const visit = (...sources: string[]): Visit => ({ sources, weight: 1, isScripted: true });

const given = (modules: Record<string, SourceModule>, visits: Visit[]): Given => ({
  modules: new Map(Object.entries(modules)),
  roots: new Set(visits.flatMap(({ sources }) => sources)),
  visits,
  requestBytes: 100,
});

const sorted = (files: string[][]): string[][] => files.map((file) => file.toSorted()).toSorted();

/** The files that come with some sources: those files, and what their modules import. */
const loaded = (files: readonly string[][], modules: Given['modules'], sources: readonly string[]): Set<string[]> => {
  const found = new Set<string[]>();
  const open = [...sources];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const file = files.find((each) => each.includes(id));
    if (file === undefined || found.has(file)) continue;
    found.add(file);
    open.push(...file.flatMap((each) => modules.get(each)?.imports ?? []));
  }
  return found;
};

const costOf = (files: readonly string[][], { modules, visits, requestBytes }: Given): number =>
  visits
    .flatMap(({ sources, weight }) => [...loaded(files, modules, sources)].map((file) => ({ file, weight })))
    .reduce(
      (sum, { file, weight }) =>
        sum + weight * (requestBytes + file.reduce((bytes, id) => bytes + (modules.get(id)?.bytes ?? 0), 0)),
      0,
    );

describe('modules share a file', () => {
  it('where every visit needs all of them', () => {
    const modules = { page: source(500, 'words'), words: source(500, 'money'), money: source(500) };
    expect(sorted(layOutFiles(given(modules, [visit('page')])))).toEqual([['money', 'page', 'words']]);
  });

  it('where a request costs more than what some do not need', () => {
    const modules = { offer: source(500, 'icon'), hub: source(500, 'icon'), icon: source(10) };
    const files = layOutFiles(given(modules, [{ ...visit('offer'), weight: 9 }, visit('hub'), visit('offer', 'hub')]));
    expect(files).toHaveLength(2);
    expect(files.find((file) => file.includes('icon'))).toContain('offer');
  });

  it('and not where one would load what only another needs', () => {
    const modules = { offer: source(500, 'rules'), hub: source(500), rules: source(900) };
    const files = layOutFiles(given(modules, [visit('offer'), visit('hub')]));
    expect(sorted(files)).toEqual([['hub'], ['offer', 'rules']]);
  });
});

describe('a page without scripts', () => {
  it('loads no style of a page it shares nothing with', () => {
    const style = (bytes: number): SourceModule => ({ bytes, isStyle: true, imports: [] });
    const modules = {
      landing: source(500, 'button.css'),
      question: source(500, 'button.css', 'question.css'),
      'button.css': style(300),
      'question.css': style(900),
    };
    const files = layOutFiles(
      given(modules, [{ ...visit('landing'), weight: 9, isScripted: false }, visit('question')]),
    );
    expect(files.find((file) => file.includes('button.css'))).not.toContain('question.css');
  });
});

const MOST = 24;

/** A module imports only those after it, so that none imports itself. */
const anyModules = fc
  .array(
    fc.record({ bytes: fc.integer({ min: 1, max: 1000 }), imports: fc.array(fc.nat(MOST - 1), { maxLength: 4 }) }),
    {
      minLength: 2,
      maxLength: MOST,
    },
  )
  .map(
    (all): Given['modules'] =>
      new Map(
        all.map(({ bytes, imports }, at) => [
          `m${at}`,
          source(bytes, ...imports.filter((to) => to > at && to < all.length).map((to) => `m${to}`)),
        ]),
      ),
  );

const anything = fc.record({
  modules: anyModules,
  weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 8 }),
});

const within = ({ modules, weights }: { modules: Given['modules']; weights: number[] }): Given => {
  const visits = [...modules.keys()]
    .slice(0, 8)
    .map((id, at): Visit => ({ sources: [id], weight: weights[at] ?? 1, isScripted: true }));
  return { modules, visits, roots: new Set(visits.flatMap(({ sources }) => sources)), requestBytes: 100 };
};

describe('whatever the modules are', () => {
  it('each that is needed is in one file, and no two files need each other', () => {
    fc.assert(
      fc.property(anything, (made) => {
        const all = within(made);
        const files = layOutFiles(all);
        const needed = closureOf(all.modules, [...all.roots]);
        expect(files.flat().toSorted()).toEqual([...needed].toSorted());
        for (const file of files)
          for (const other of loaded(files, all.modules, file))
            if (other !== file) expect(loaded(files, all.modules, other)).not.toContain(file);
      }),
    );
  });

  it('no visit is left worse than with a file for each set of pages', () => {
    fc.assert(
      fc.property(anything, (made) => {
        const all = within(made);
        const apart = layOutFiles({ ...all, requestBytes: 0 });
        expect(costOf(layOutFiles(all), all)).toBeLessThanOrEqual(costOf(apart, all));
      }),
    );
  });
});
