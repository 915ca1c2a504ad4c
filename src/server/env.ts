import { resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_LOCALE, locales } from '#words';

const flag = z.enum(['on', 'off']);
const keyRing = z
  .string()
  .regex(
    /^[a-z0-9-]+:[A-Za-z0-9+/]{43}=(,[a-z0-9-]+:[A-Za-z0-9+/]{43}=)*$/,
    'expected name:base64key[,name:base64key] with 32-byte keys, the current one first',
  );

/** Whom to ask; not set, the sandbox asks its own and production asks nobody. */
const vendorChoice = z.enum(['sandbox', 'none']).optional();

/** The setting that chooses each vendor. */
const vendorSettings = {
  creditBureau: 'CREDIT_BUREAU',
  valuation: 'VALUATION',
  flood: 'FLOOD',
  address: 'ADDRESS_CHECK',
  title: 'TITLE',
  payrollIncome: 'PAYROLL_INCOME',
  bankIncome: 'BANK_INCOME',
  insuranceLink: 'INSURANCE_LINK',
  identity: 'IDENTITY_CHECK',
  loanSystem: 'LOAN_SYSTEM',
  textMessage: 'TEXT_MESSAGES',
  primeRate: 'PRIME_RATE',
} as const;
export type VendorChoices = Record<keyof typeof vendorSettings, 'sandbox' | 'none'>;

/** Scripts of others on public pages; asked for before they are loaded, and never where there are personal details. */
const thirdPartySettings = { analytics: 'ANALYTICS_URL', replay: 'REPLAY_URL', chat: 'CHAT_URL' } as const;
const httpsUrl = z.url({ protocol: /^https$/ });
const originList = /^https:\/\/[a-z0-9.-]+(:\d+)?(,https:\/\/[a-z0-9.-]+(:\d+)?)*$/;
export type ThirdParties = {
  names: (keyof typeof thirdPartySettings)[];
  scripts: string[];
  /** Whom they may talk to: where the scripts come from, and what `THIRD_PARTY_ORIGINS` adds. */
  origins: string[];
};

/** Every setting of the product: this schema is the only reader of the environment, docs/operations.md the table. */
const settings = z.object({
  HEARTHLINE_MODE: z.enum(['sandbox', 'production']).default('sandbox'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(6).max(200).default(10),
  SESSION_SECRET: z.string().min(32).optional(),
  ENCRYPTION_KEYS: keyRing.optional(),
  PAPER_SEAL_P12: z.base64().optional(),
  PAPER_SEAL_PASSPHRASE: z.string().min(1).optional(),
  APPLICANT_IDLE_MINUTES: z.coerce.number().int().min(2).max(1440).default(15),
  PORTAL_IDLE_MINUTES: z.coerce.number().int().min(2).max(1440).default(15),
  SESSION_MAX_HOURS: z.coerce.number().int().min(1).max(168).default(12),
  LENDER_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'expected an IANA time zone such as America/New_York')
    .default('America/New_York'),
  LOCALE: z.enum(locales).default(DEFAULT_LOCALE),
  LANDING_VARIANT: z.enum(['withUsageStep', 'withoutUsageStep', 'split']).default('split'),
  BOT_CHECK: z.enum(['altcha']).default('altcha'),
  BOT_CHECK_COST: z.coerce.number().int().min(1).max(10_000_000).default(2_000),
  CREDIT_BUREAU: vendorChoice,
  VALUATION: vendorChoice,
  FLOOD: vendorChoice,
  ADDRESS_CHECK: vendorChoice,
  TITLE: vendorChoice,
  PAYROLL_INCOME: vendorChoice,
  BANK_INCOME: vendorChoice,
  INSURANCE_LINK: vendorChoice,
  IDENTITY_CHECK: vendorChoice,
  LOAN_SYSTEM: vendorChoice,
  TEXT_MESSAGES: vendorChoice,
  PRIME_RATE: vendorChoice,
  MAIL_DELIVERY: z.enum(['sandbox', 'smtp']).default('sandbox'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Hearthline <no-reply@localhost>'),
  FILES: z.enum(['disk', 's3']).default('disk'),
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_KEY_ID: z.string().min(1).optional(),
  S3_SECRET: z.string().min(1).optional(),
  MALWARE_SCAN: z.enum(['sandbox', 'clamd']).default('sandbox'),
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  ANALYTICS_URL: httpsUrl.optional(),
  REPLAY_URL: httpsUrl.optional(),
  CHAT_URL: httpsUrl.optional(),
  THIRD_PARTY_ORIGINS: z
    .string()
    .regex(originList, 'expected origins such as https://a.example,https://b.example')
    .transform((text) => text.split(','))
    .default([]),
  RETENTION_MONTHS: z.coerce.number().int().min(36).max(600).default(84),
  RATE_LIMITS: flag.default('on'),
  SANDBOX_LOANS: flag.default('on'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export const settingNames = Object.keys(settings.shape);

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name);
}

export type Env = Omit<z.infer<typeof settings>, 'PUBLIC_URL'> & {
  PUBLIC_URL: string;
  isSandbox: boolean;
  vendors: VendorChoices;
  thirdParties: ThirdParties;
  /** How far the sandbox's business clock was moved; it stands still in production. */
  businessClock: { offsetDays: number };
};

export class SettingError extends Error {}

/** One clear line for the first setting that is wrong, missing or contradictory. */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingError(`Setting ${issue?.path.join('.') ?? '?'}: ${issue?.message ?? 'is wrong'}.`);
  }
  const env = parsed.data;
  requireForChoices(env);
  if (env.HEARTHLINE_MODE === 'production') requireForProduction(env);
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    isSandbox: env.HEARTHLINE_MODE === 'sandbox',
    vendors: vendorChoices(env),
    thirdParties: thirdPartiesOf(env),
    businessClock: { offsetDays: 0 },
  };
};

const thirdPartiesOf = (env: z.infer<typeof settings>): ThirdParties => {
  const set = (['analytics', 'replay', 'chat'] as const).flatMap((name) => {
    const script = env[thirdPartySettings[name]];
    return script === undefined ? [] : [{ name, url: new URL(script) }];
  });
  return {
    names: set.map(({ name }) => name),
    scripts: set.map(({ url }) => url.href),
    origins: set.length === 0 ? [] : [...new Set([...set.map(({ url }) => url.origin), ...env.THIRD_PARTY_ORIGINS])],
  };
};

const vendorChoices = (env: z.infer<typeof settings>): VendorChoices => {
  const choiceOf = (vendor: keyof VendorChoices) =>
    env[vendorSettings[vendor]] ?? (env.HEARTHLINE_MODE === 'sandbox' ? 'sandbox' : 'none');
  return {
    creditBureau: choiceOf('creditBureau'),
    valuation: choiceOf('valuation'),
    flood: choiceOf('flood'),
    address: choiceOf('address'),
    title: choiceOf('title'),
    payrollIncome: choiceOf('payrollIncome'),
    bankIncome: choiceOf('bankIncome'),
    insuranceLink: choiceOf('insuranceLink'),
    // By a person in the portal, unless a vendor is asked for.
    identity: env.IDENTITY_CHECK ?? 'none',
    loanSystem: choiceOf('loanSystem'),
    textMessage: choiceOf('textMessage'),
    primeRate: choiceOf('primeRate'),
  };
};

/** What a choice cannot do without. */
const neededBy = [
  { setting: 'MAIL_DELIVERY', choice: 'smtp', needs: ['SMTP_URL'] },
  { setting: 'FILES', choice: 's3', needs: ['S3_BUCKET', 'S3_KEY_ID', 'S3_SECRET'] },
  { setting: 'MALWARE_SCAN', choice: 'clamd', needs: ['CLAMD_URL'] },
] as const;

const requireForChoices = (env: z.infer<typeof settings>): void => {
  for (const { setting, choice, needs } of neededBy) {
    const missing = env[setting] === choice ? needs.find((name) => !env[name]) : undefined;
    if (missing) throw new SettingError(`Setting ${missing}: is needed when ${setting} is ${choice}.`);
  }
};

const requireForProduction = (env: z.infer<typeof settings>): void => {
  for (const name of [
    'DATABASE_URL',
    'PUBLIC_URL',
    'SESSION_SECRET',
    'ENCRYPTION_KEYS',
    'PAPER_SEAL_P12',
    'PAPER_SEAL_PASSPHRASE',
  ] as const) {
    if (!env[name]) throw new SettingError(`Setting ${name}: is needed when HEARTHLINE_MODE is production.`);
  }
  if (!env.PUBLIC_URL?.startsWith('https://'))
    throw new SettingError('Setting PUBLIC_URL: must be https in production.');
  if (env.RATE_LIMITS === 'off') throw new SettingError('Setting RATE_LIMITS: cannot be off in production.');
  for (const name of Object.values(vendorSettings)) {
    if (env[name] === 'sandbox') throw new SettingError(`Setting ${name}: the sandbox cannot answer in production.`);
  }
  if (env.MAIL_DELIVERY === 'sandbox')
    throw new SettingError('Setting MAIL_DELIVERY: the sandbox mailbox cannot be used in production.');
  if (env.MAIL_FROM.endsWith('@localhost>')) throw new SettingError('Setting MAIL_FROM: is needed in production.');
  if (env.MALWARE_SCAN === 'sandbox')
    throw new SettingError('Setting MALWARE_SCAN: the sandbox scan cannot be used in production.');
};
