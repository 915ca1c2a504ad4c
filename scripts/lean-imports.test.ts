import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { emptied, exportedNames, withDirectIcons } from './lean-imports.ts';
import { filesBelow } from './source-hash.mjs';

const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(`zod/v4/core`)).replace('index.js', name);
const processors = fileOf('json-schema-processors.js');

describe('a module without what no page uses', () => {
  it('has all of its names', () => {
    const code = readFileSync(processors, 'utf8');
    const names = exportedNames(code);
    expect(names).toContain('stringProcessor');
    expect(exportedNames(emptied(processors, code)).toSorted()).toEqual(names.toSorted());
  });

  it('keeps what schemas ask for beside their processors', () => {
    const schemas = readFileSync(fileOf('../classic/schemas.js'), 'utf8');
    const asked = [...schemas.matchAll(/\bprocessors\.(\w+)\(/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.endsWith('Processor'));
    const [, kept = ''] = /export \{ ([^}]*) \} from/.exec(emptied(processors, readFileSync(processors, 'utf8'))) ?? [];
    expect(asked).toContain('aggregateChecks');
    expect(kept.split(', ')).toEqual(expect.arrayContaining([...new Set(asked)]));
  });
});

it('no page has a list that goes on for ever, whose code is left out', () => {
  const code = readFileSync(
    fileURLToPath(import.meta.resolve('@tanstack/query-core')).replace('index.js', 'infiniteQueryBehavior.js'),
    'utf8',
  );
  expect(emptied('infiniteQueryBehavior.js', code)).not.toContain('from');
  const askers = filesBelow(fileURLToPath(new URL('../src/web', import.meta.url))).filter((file) =>
    /infinitequery/i.test(readFileSync(file, 'utf8')),
  );
  expect(askers).toEqual([]);
});

it('each icon is imported from its own file, however the list is reached', () => {
  const icon = "import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';";
  expect(withDirectIcons("import { IconHome } from '#web/ui/icons.ts';")).toBe(icon);
  expect(withDirectIcons("import { IconHome } from '../icons.ts';")).toBe(icon);
  expect(withDirectIcons("import { IconHome } from './other.ts';")).toBe("import { IconHome } from './other.ts';");
});
