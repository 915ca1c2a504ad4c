import { resolve } from 'node:path';
import type { z } from 'zod';
import type { Lender } from '#entities/contract/lender.ts';
import { type CoreSettings, coreSettings } from './core-settings.ts';
import { productionProblems } from './production-problems.ts';
import { readLender } from './read-lender.ts';
import { exposureProblems, sandboxExposures } from './sandbox-exposures.ts';
import { type Supplied, supplySecrets } from './supply-secrets.ts';
import type { Capability, Chosen, Problem, Source } from './vendors/capability.ts';
import { type ChosenVendors, chooseEach } from './vendors/registry.ts';

/** Third-party scripts on public pages; visitors consent before they load, and they never load next to personal information. */
const thirdPartySettings = { analytics: 'ANALYTICS_URL', replay: 'REPLAY_URL', chat: 'CHAT_URL' } as const;
export type ThirdParties = {
  names: (keyof typeof thirdPartySettings)[];
  scripts: string[];
  /** The origins they may connect to: those of the scripts, and those `THIRD_PARTY_ORIGINS` adds. */
  origins: string[];
};

export type Settings = Omit<CoreSettings, 'PUBLIC_URL'> & {
  PUBLIC_URL: string;
  isSandbox: boolean;
  /** The settings that open this sandbox to others; none in production. */
  exposedBy: string[];
  /** Risks of a start that goes on. */
  warnings: string[];
  renewals: Supplied['renewals'];
  lender: Lender;
  vendors: ChosenVendors;
  thirdParties: ThirdParties;
};

export class SettingError extends Error {
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ setting, problem }) => `Setting ${setting}: ${problem}.`).join('\n'));
  }
}

type Mode = CoreSettings['HEARTHLINE_MODE'];

/** The only reader of the environment. Reports every invalid, missing or contradictory setting at once, one per line. */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
  const { source, problems, warnings, renewals } = supplySecrets(given);
  const core = coreSettings.safeParse(source);
  if (!core.success) problems.push(...problemsOf(core.error));
  const mode: Mode = source.HEARTHLINE_MODE === 'production' ? 'production' : 'sandbox';
  const vendors = chooseEach((capability) => chosenOf(capability, { source, mode, problems }));
  const lender = readLender(source.LENDER ?? 'sandbox');
  if (typeof lender === 'string') problems.push({ setting: 'LENDER', problem: lender });
  else if (mode === 'production' && lender.isMadeUp)
    problems.push({
      setting: 'LENDER',
      problem: `${lender.legalName} is made up, and production needs a lender of its own`,
    });
  if ('LENDER_TIME_ZONE' in source)
    problems.push({ setting: 'LENDER_TIME_ZONE', problem: 'is part of the lender’s own folder, see LENDER' });
  if (core.success && core.data.UPLOAD_VISITOR_MB > core.data.UPLOAD_PERSON_MB)
    problems.push({ setting: 'UPLOAD_VISITOR_MB', problem: 'is more than UPLOAD_PERSON_MB allows anyone' });
  for (const setting of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'MIGRATION_DATABASE_URL', 'PURGE_DATABASE_URL'])
    if (setting in source && !('DATABASE_URL' in source))
      problems.push({ setting, problem: 'is for a server of your own, see DATABASE_URL' });
  for (const [setting, other] of [
    ['S3_KEY_ID', 'S3_SECRET'],
    ['S3_SECRET', 'S3_KEY_ID'],
    ['ANCHORS_S3_KEY_ID', 'ANCHORS_S3_SECRET'],
    ['ANCHORS_S3_SECRET', 'ANCHORS_S3_KEY_ID'],
  ] as const)
    if (setting in source && !(other in source))
      problems.push({ setting: other, problem: `is needed with ${setting}` });
  if (mode === 'production') problems.push(...productionProblems(source));
  problems.push(...exposureProblems(source));
  if (!core.success || typeof lender === 'string' || problems.length > 0) throw new SettingError(onceEach(problems));
  const settings = core.data;
  return {
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    PUBLIC_URL: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    isSandbox: mode === 'sandbox',
    exposedBy: mode === 'sandbox' ? sandboxExposures(source) : [],
    warnings,
    renewals,
    lender,
    vendors,
    thirdParties: thirdPartiesOf(settings),
  };
};

const problemsOf = (error: z.ZodError): Problem[] =>
  error.issues.map(({ path, message }) => ({ setting: path.join('.'), problem: message }));

/** The first problem of each setting is enough to fix it. */
const onceEach = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ setting }, at) => problems.findIndex((other) => other.setting === setting) === at);

/** Never built: a start with problems ends before anything is created. */
const wrong: Chosen<never> = {
  choice: 'wrong',
  isFirstLook: false,
  hook: null,
  urls: {},
  make: () => {
    throw new Error('A part was asked for although its settings are wrong.');
  },
};

/** Reads the choice for a capability and that choice's own settings; settings of other choices only have to be well formed. */
const chosenOf = <Part>(
  { setting, choices, usual }: Capability<Part>,
  { source, mode, problems }: { source: Source; mode: Mode; problems: Problem[] },
): Chosen<Part> => {
  const name = source[setting] ?? usual[mode] ?? 'not set';
  const names = Object.keys(choices).filter((each) => mode === 'sandbox' || each !== 'sandbox');
  const chosen = choices[name];
  for (const [other, { settings }] of Object.entries(choices)) {
    const checked = other === name ? null : settings.partial().safeParse(source);
    if (checked && !checked.success) problems.push(...problemsOf(checked.error));
  }
  const addNeeded = (error: z.ZodError, by: string): void => {
    for (const { setting: missing, problem } of problemsOf(error))
      problems.push({ setting: missing, problem: missing in source ? problem : `is needed when ${setting} is ${by}` });
  };
  if (!chosen || (mode === 'production' && name === 'sandbox')) {
    problems.push({
      setting,
      problem: `expected ${names.join(' or ')}${mode === 'production' ? ' in production' : ''}`,
    });
    // Where there is one choice only, its settings are needed as well: the next start would ask for them.
    const [only = '', ...others] = names;
    const needed = others.length === 0 ? choices[only]?.read(source) : undefined;
    if (needed && !needed.success) addNeeded(needed.error, only);
    return wrong;
  }
  const read = chosen.read(source);
  if (read.success) return { choice: name, isFirstLook: chosen.isFirstLook === true, ...read.data };
  addNeeded(read.error, name);
  return wrong;
};

const thirdPartiesOf = (settings: CoreSettings): ThirdParties => {
  const set = (['analytics', 'replay', 'chat'] as const).flatMap((name) => {
    const script = settings[thirdPartySettings[name]];
    return script === undefined ? [] : [{ name, url: new URL(script) }];
  });
  const further = settings.THIRD_PARTY_ORIGINS ?? [];
  return {
    names: set.map(({ name }) => name),
    scripts: set.map(({ url }) => url.href),
    origins: set.length === 0 ? [] : [...new Set([...set.map(({ url }) => url.origin), ...further])],
  };
};
