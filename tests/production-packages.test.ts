import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { imports, dependencies } = JSON.parse(read('package.json'));
const aliases = Object.entries<string>(imports)
  .map(([name, folder]): [string, string] => [name.replace('*', ''), folder.replace('*', '').replace('./', '')])
  .sort(([one], [other]) => other.length - one.length);

const ownFile = (file: string, specifier: string): string | null => {
  const alias = aliases.find(([name]) => specifier === name || (name.endsWith('/') && specifier.startsWith(name)));
  if (alias) return `${alias[1]}${specifier.slice(alias[0].length)}`;
  return specifier.startsWith('.') ? posix.normalize(posix.join(dirname(file), specifier)) : null;
};

const specifiersOf = (file: string): string[] => {
  const { module } = parseSync(file, read(file));
  const statics = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  return [...statics, ...exported];
};

/** Commands of a production machine, the processes the server starts, and what it loads where a setting asks for it. */
const COMMANDS = ['add-admin', 'backup', 'check-audit', 'check-policies', 'doctor', 'migrate', 'rebuild-pipeline'];
const entries = [
  'scripts/serve.ts',
  ...[...COMMANDS, 'restore', 'rotate-keys', 'seal-fields'].map((name) => `scripts/${name}.ts`),
  'src/sandbox/open-sandbox.ts',
  'src/server/telemetry/start-telemetry.ts',
  ...readdirSync(join(root, 'src/server/parsing'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `src/server/parsing/${name}`),
];

it('production installs every package its commands need, and none that only builds or tests need', () => {
  const needed = new Set<string>();
  const seen = new Set<string>();
  const walk = (file: string): void => {
    if (seen.has(file) || !/\.ts$/.test(file) || !existsSync(join(root, file))) return;
    seen.add(file);
    for (const specifier of specifiersOf(file)) {
      const own = ownFile(file, specifier);
      if (own) walk(own);
      else if (!specifier.startsWith('node:'))
        needed.add(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  };
  for (const entry of entries) walk(entry);
  // Imported when a file needs it, or the first of what they are for.
  const later = ['libheif-js', 'unpdf', '@hyzyla/pdfium', '@cantoo/pdf-lib', 'zxing-wasm', 'nodemailer'];
  for (const name of [...later, '@aws-sdk/client-s3', '@simplewebauthn/server', '@zxcvbn-ts/language-common'])
    needed.add(name);
  expect([...needed].sort()).toEqual(Object.keys(dependencies).sort());
});
