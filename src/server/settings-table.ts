import type { z } from 'zod';
import { coreSettings } from './core-settings.ts';
import type { Capability } from './vendors/capability.ts';
import { registry } from './vendors/registry.ts';

export type SettingRow = { name: string; usual: string; meaning: string };

const quoted = (value: unknown): string => (value === undefined || value === null ? 'none' : `\`${String(value)}\``);

const rowsOf = (schema: z.ZodObject, note = ''): SettingRow[] =>
  Object.entries(schema.shape).map(([name, field]) => {
    const usual = schema.partial().safeParse({}).data?.[name];
    return { name, usual: quoted(usual), meaning: `${field.description ?? ''}${isNeeded(schema, name) ? note : ''}` };
  });

/** A setting without a default, required once its choice is made. */
const isNeeded = (schema: z.ZodObject, name: string): boolean =>
  schema.safeParse({}).error?.issues.some(({ path }) => path[0] === name) === true;

const usualOf = ({ usual: { sandbox, production } }: Capability<unknown>): string =>
  sandbox === production ? quoted(sandbox) : `${quoted(sandbox)}, in production ${quoted(production)}`;

const capabilityRows = (capability: Capability<unknown>): SettingRow[] => [
  {
    name: capability.setting,
    usual: usualOf(capability),
    meaning: `${capability.meaning}. Choices: ${Object.keys(capability.choices).map(quoted).join(', ')}`,
  },
  ...ownRows(capability),
];

/** A setting that several choices share is one row. */
const ownRows = ({ setting, choices }: Capability<unknown>): SettingRow[] => {
  const named = Object.entries(choices);
  const readers = (name: string): string =>
    named
      .filter(([, { settings }]) => name in settings.shape)
      .map(([choice]) => quoted(choice))
      .join(' or ');
  const rows = named.flatMap(([, { settings }]) =>
    Object.keys(settings.shape).flatMap((name) =>
      rowsOf(settings, `; needed when \`${setting}\` is ${readers(name)}`).filter((row) => row.name === name),
    ),
  );
  return rows.filter(({ name }, at) => rows.findIndex((row) => row.name === name) === at);
};

/** Every setting of the product as a row of docs/operations.md, taken from the schemas that read it. */
export const settingRows: readonly SettingRow[] = [
  ...rowsOf(coreSettings),
  ...Object.values(registry).flatMap((capability) => capabilityRows(capability)),
];

export const settingsTable = (): string =>
  [
    '| setting | default | meaning |',
    '|---|---|---|',
    ...settingRows.map(({ name, usual, meaning }) => `| \`${name}\` | ${usual} | ${meaning} |`),
  ].join('\n');
