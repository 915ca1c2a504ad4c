import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What libraries bring along and no page asks for: JSON schemas and sentences with every schema, lists that go on for ever with every call. */
const UNUSED =
  /\/zod\/v4\/(core\/(json-schema-processors|to-json-schema)|locales\/en)\.js$|\/query-core\/.*\/infiniteQueryBehavior\.js$/;

/** The names a module exports, declared in place or listed. */
export const exportedNames = (code: string): string[] => {
  const declared = code.matchAll(/^export (?:function|const|class) (\w+)/gm);
  const listed = code.matchAll(/^export \{([^}]*)\}/gm);
  return [
    ...[...declared].map(([, name = '']) => name),
    ...[...listed].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? '')),
  ].filter((name) => name !== '');
};

/** Called for every schema that is made, or only by what makes JSON schemas; all else of these modules is needed. */
const isUnused = (name: string): boolean =>
  /Processors?$|JSONSchema|^(initializeContext|handleUnrepresentable|processSchema|process|extractDefs|finalize|infiniteQueryBehavior|has(Next|Previous)Page)$/.test(
    name,
  );

const REAL = '?real';

/** A module of the same names whose unused functions answer nothing. */
export const emptied = (id: string, code: string): string => {
  const names = exportedNames(code);
  const unused = names.filter(isUnused).map((name) => `none as ${name}`);
  const used = names.filter((name) => !isUnused(name));
  return [
    'const none = () => ({});',
    `export { ${unused.join(', ')} };`,
    used.length > 0 ? `export { ${used.join(', ')} } from ${JSON.stringify(id + REAL)};` : '',
    /^export default/m.test(code) ? 'export default none;' : '',
  ].join('\n');
};

const ICONS = /import \{([^}]+)\} from '(?:#web\/ui|\.{1,2})\/icons\.ts';/;
const iconFile = (name: string): string => `@tabler/icons-react/dist/esm/icons/${name}.mjs`;

/** Each icon by its own file: through their common list, every page would load all of them. */
export const withDirectIcons = (code: string): string =>
  code.replace(ICONS, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `import ${name} from '${iconFile(name)}';`)
      .join(' '),
  );

/** Leaves out of the browser's files what no page uses and the bundler cannot know. */
export const leanImports: Plugin = {
  name: 'lean-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (UNUSED.test(id) ? emptied(id, readFileSync(id, 'utf8')) : null),
  transform: (code, id) =>
    /\/src\/.*\.tsx(\?|$)/.test(id) && ICONS.test(code) ? { code: withDirectIcons(code), map: null } : null,
};
