import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A room is a subfolder of the folder above it, listed in the table with a `+`. */
type Area = { folder: string; may: string[]; mayTypes: string[]; isRoom: boolean };
type Import = { file: string; target: string; isType: boolean; isDynamic: boolean };

/** The table in ARCHITECTURE.md is the rule: a folder not listed there may import nothing. */
const areas: Area[] = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, folder, may, mayTypes] = /^\| *`([^`]+)` *\|([^|]*)\|([^|]*)\|/.exec(line) ?? [];
    const names = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
    return folder
      ? [{ folder, may: names(may), mayTypes: names(mayTypes), isRoom: may?.trim().startsWith('+') === true }]
      : [];
  });

const areaOf = (file: string): Area | undefined =>
  areas
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length)[0];

const houseOf = (area: Area): Area | undefined =>
  area.isRoom ? areas.find(({ folder }) => folder === dirname(area.folder)) : undefined;

const isListed = (list: readonly string[], to: Area): boolean =>
  list.includes(to.folder) || list.includes(houseOf(to)?.folder ?? to.folder);

const mayImport = (from: Area, to: Area, isType: boolean): boolean => {
  const house = houseOf(from);
  if (from.folder === to.folder || from.may.includes(to.folder)) return true;
  // Rooms of one house must list each other; toward all others a room has its house's permissions.
  if (house && house.folder === houseOf(to)?.folder) return false;
  const { may, mayTypes } = house ?? from;
  if (houseOf(to)?.folder === from.folder) return true;
  return isListed(may, to) || (isType && isListed(mayTypes, to));
};

const readText = (file: string): string => readFileSync(join(root, file), 'utf8');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const sources = ['src', 'policy'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);

/** The short names of package.json, longest first: `#words` beside `#words/`. */
const aliases = Object.entries<string>(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports)
  .map(([name, folder]): [string, string] => [name.replace('*', ''), folder.replace('*', '').replace('./', '')])
  .sort(([one], [other]) => other.length - one.length);

const resolve = (file: string, specifier: string): string | null => {
  const alias = aliases.find(([name]) => specifier === name || (name.endsWith('/') && specifier.startsWith(name)));
  if (alias) return `${alias[1]}${specifier.slice(alias[0].length)}`;
  return specifier.startsWith('.') ? posix.normalize(posix.join(dirname(file), specifier)) : null;
};

const importsOf = (file: string): Import[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, text);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [])),
  );
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    isType: false,
    isDynamic: true,
  }));
  return [...statics, ...exported, ...dynamics].flatMap((each) => {
    const target = resolve(file, each.specifier);
    return target ? [{ file, target, isType: each.isType, isDynamic: 'isDynamic' in each }] : [];
  });
};

const imports = sources.filter((file) => !isTest(file)).flatMap(importsOf);

describe('the architecture', () => {
  it('has a table with every folder that holds code', () => {
    const lost = sources.filter((file) => !areaOf(file));
    expect(lost).toEqual([]);
  });

  it('imports one way', () => {
    const wrong = imports.filter(({ file, target, isType }) => {
      const [from, to] = [areaOf(file), areaOf(target)];
      if (!from || !to) return !from || /\.tsx?$/.test(target);
      return !mayImport(from, to, isType);
    });
    expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
  });

  it('has no two rooms that import each other', () => {
    const rooms = areas.filter(({ isRoom }) => isRoom);
    const mutual = rooms.filter((room) =>
      room.may.some((name) => areas.find((other) => other.folder === name)?.may.includes(room.folder)),
    );
    expect(mutual.map(({ folder }) => folder)).toEqual([]);
  });

  it('has no files that import one another in a circle', () => {
    const known = new Set(sources);
    const targets = Map.groupBy(
      imports.filter(({ target, isType, isDynamic }) => !isType && !isDynamic && known.has(target)),
      ({ file }) => file,
    );
    const done = new Set<string>();
    const circleFrom = (file: string, way: readonly string[]): readonly string[] => {
      if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
      if (done.has(file)) return [];
      for (const { target } of targets.get(file) ?? []) {
        const circle = circleFrom(target, [...way, file]);
        if (circle.length > 0) return circle;
      }
      done.add(file);
      return [];
    };
    expect(sources.map((file) => circleFrom(file, [])).filter((circle) => circle.length > 0)).toEqual([]);
  });

  it('has no folder of more than 30 sources', () => {
    const folders = Map.groupBy(
      sources.filter((file) => !isTest(file) && !file.includes('.generated.')),
      (file) => dirname(file),
    );
    const toBeSplit = ['src/funnel/steps'];
    const crowded = [...folders].filter(([folder, files]) => files.length > 30 && !toBeSplit.includes(folder));
    expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  it('lets only a capability’s own registry entry name a brand', () => {
    const isOpen = (target: string) =>
      /\/vendors\/[^/]+\/(port|index|adapters)\.ts$|\/vendors\/[^/]+\.ts$/.test(target);
    const named = imports.filter(
      ({ file, target }) =>
        target.startsWith('src/server/vendors/') &&
        !isOpen(target) &&
        !/^src\/server\/vendors\/(gateway|hooks|http|journeys|orders|published|testing|xml)\//.test(target) &&
        dirname(file) !== dirname(target),
    );
    expect(named.map(({ file, target }) => `${file} -> ${target}`)).toEqual([
      // Parsers for industry formats, not brands: the fictional files use the same terms.
      'src/sandbox/vendors/sandbox-sanctions.ts -> src/server/vendors/sanctions/read-list.ts',
      'src/testing/production/send-money.ts -> src/server/vendors/payments/read-nacha.ts',
    ]);
  });

  it('calls outside services through one client', () => {
    const isOurs = (file: string) => /^src\/(server|sandbox)\//.test(file) && !isTest(file);
    const calling = sources.filter((file) => isOurs(file) && /\bawait fetch\(/.test(readText(file)));
    expect(calling).toEqual(['src/server/vendors/http/outside-client.ts']);
  });

  it('parses uploaded bytes only in the process made for it', () => {
    const parsers =
      /(?:from |import\()'(sharp|unpdf|file-type|@hyzyla\/pdfium|@cantoo\/pdf-lib|(libheif-js|zxing-wasm)[^']*)'/;
    const inServer = sources.filter((file) => file.startsWith('src/server/') && !isTest(file));
    const users = inServer.filter((file) => parsers.test(readText(file)) && !file.includes('/testing/'));
    expect(users.filter((file) => !file.startsWith('src/server/parsing/'))).toEqual([]);
    const doors = imports.filter(
      ({ file, target, isType }) =>
        !isType && target.startsWith('src/server/parsing/') && !file.startsWith('src/server/parsing/') && !isTest(file),
    );
    expect(doors.map(({ target }) => target)).toEqual(['src/server/parsing/file-parsers.ts']);
  });

  it('reaches the sandbox through one door, and only when it is opened', () => {
    const isOutside = (file: string) => !file.startsWith('src/sandbox/') && !file.startsWith('src/testing/');
    const doors = imports.filter(({ file, target }) => target.startsWith('src/sandbox/') && isOutside(file));
    expect(doors).toEqual([
      { file: 'src/server/choose-sandbox.ts', target: 'src/sandbox/open-sandbox.ts', isType: false, isDynamic: true },
    ]);
    const pages = sources.filter((file) => isOutside(file) && !isTest(file) && /\.\.\/sandbox\//.test(readText(file)));
    expect(pages).toEqual(['src/web/routes.ts']);
  });

  it('reads the environment in one place', () => {
    const readers = sources.filter(
      (file) => !isTest(file) && /process\.env\.(?!AUTH_TRUST_HOST)\w/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(
      readers.filter((file) => !file.startsWith('src/testing/')),
      // They start PostgreSQL's own programs, which are found by PATH.
    ).toEqual(['src/server/backup/postgres-tools.ts', 'src/server/db/embedded-postgres.ts']);
  });

  it('has no file over 250 lines, and no name that says nothing', () => {
    const long = sources.filter(
      (file) => !file.includes('.generated.') && readFileSync(join(root, file), 'utf8').split('\n').length > 251,
    );
    expect(long).toEqual([]);
    expect(sources.filter((file) => /\b(utils?|helpers?|common|misc|lib)\b/.test(file))).toEqual([]);
  });
});
