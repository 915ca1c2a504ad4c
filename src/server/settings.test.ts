import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import sandboxLender from '#lender/lender.json' with { type: 'json' };
import { productionSettings } from '#testing/production-settings.ts';
import { readSettings } from './settings.ts';
import { settingRows, settingsTable } from './settings-table.ts';

const key = Buffer.alloc(32).toString('base64');
const production = {
  HEARTHLINE_MODE: 'production',
  DATABASE_URL: 'postgres://db/hearthline?sslmode=verify-full',
  PUBLIC_URL: 'https://lender.example',
  SESSION_SECRET: 'x'.repeat(32),
  PAPER_SEAL_P12: 'AAAA',
  PAPER_SEAL_PASSPHRASE: 'x',
  ENCRYPTION_KEYS: `a:${key}`,
};

describe('settings', () => {
  it('have working defaults', () => {
    expect(readSettings({})).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000', isSandbox: true });
  });

  it('take an empty value for none', () => {
    expect(readSettings({ PORT: '', PUBLIC_URL: '' }).PORT).toBe(3000);
  });

  it('are not taken for what a login leaves in the environment', () => {
    const login = {
      MAIL: '/var/mail/dana',
      USER: 'dana',
      LOGNAME: 'dana',
      HOME: '/home/dana',
      LANG: 'C.UTF-8',
      TERM: 'xterm',
    };
    const plain = (settings: object) => JSON.stringify(settings);
    expect(plain(readSettings(login))).toBe(plain(readSettings({})));
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'not a url' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ BOT_CHECK: 'recaptcha' }, 'BOT_CHECK'],
    [{ MAIL_DELIVERY: 'pigeon' }, 'MAIL_DELIVERY'],
    [{ CREDIT_BUREAU: 'acme' }, 'CREDIT_BUREAU'],
    [{ ...production, VALUATION: 'sandbox' }, 'VALUATION'],
    [{ LENDER_TIME_ZONE: 'America/New_York' }, 'LENDER_TIME_ZONE'],
    [{ LENDER: 'nobody' }, 'LENDER'],
    [production, 'LENDER'],
    [{ ENCRYPTION_KEYS: 'a:short' }, 'ENCRYPTION_KEYS'],
    [{ ...production, DATABASE_URL: '' }, 'DATABASE_URL'],
    [{ ...production, SESSION_SECRET: '' }, 'SESSION_SECRET'],
    [{ ...production, ENCRYPTION_KEYS: '' }, 'ENCRYPTION_KEYS'],
    [{ ...production, PUBLIC_URL: 'http://lender.example' }, 'PUBLIC_URL'],
    [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
    [production, 'MAIL_DELIVERY'],
    [{ ANALYTICS_URL: 'http://metrics.example/a.js' }, 'ANALYTICS_URL'],
    [{ THIRD_PARTY_ORIGINS: 'https://a.example/path' }, 'THIRD_PARTY_ORIGINS'],
    [{ UPLOAD_VISITOR_MB: '2000' }, 'UPLOAD_VISITOR_MB'],
    [{ MAIL_DELIVERY: 'smtp' }, 'SMTP_URL'],
    [{ MAIL_DELIVERY: 'smtp', SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ FILES: 's3', S3_KEY_ID: 'key', S3_SECRET: 'x' }, 'S3_BUCKET'],
    [{ FILES: 's3', S3_BUCKET: 'files', S3_KEY_ID: 'key' }, 'S3_SECRET'],
    [{ ENCRYPTION_KEYS: `a/des:${Buffer.alloc(32).toString('base64')}` }, 'ENCRYPTION_KEYS'],
    [{ MALWARE_SCAN: 'clamd' }, 'CLAMD_URL'],
    [{ RETENTION_MONTHS: '12' }, 'RETENTION_MONTHS'],
    [{ ...production, MAIL_DELIVERY: 'smtp', SMTP_URL: 'smtps://mail.example' }, 'MALWARE_SCAN'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
  ])('%o stops the start with a line that names %s', (given, name) => {
    expect(() => readSettings(given)).toThrow(new RegExp(`^Setting ${name}: [^\\n]+\\.$`, 'm'));
  });

  it.each(['address', 'licenses', 'officers', 'regulator'])(
    'a lender without %s stops the start with a line',
    (part) => {
      const folder = mkdtempSync(join(tmpdir(), 'hearthline-lender-'));
      const { [part]: _, ...rest }: Record<string, unknown> = sandboxLender;
      writeFileSync(join(folder, 'lender.json'), JSON.stringify(rest));
      expect(() => readSettings({ LENDER: folder })).toThrow(`Setting LENDER: ${part} of its lender.json: `);
      rmSync(folder, { recursive: true });
    },
  );

  it.each([
    [{ DATABASE_URL: 'postgres://db/hearthline' }],
    [{ DATABASE_URL: 'postgresql://db/hearthline?sslmode=require' }],
    [{ PURGE_DATABASE_URL: 'postgres://db/hearthline?sslmode=no-verify' }],
    [{ SMTP_URL: 'smtp://mail.example' }],
    [{ S3_URL: 'http://storage.example' }],
    [{ ANCHORS_S3_URL: 'http://storage.example' }],
    [{ CLAMD_URL: 'tcp://scanner:3310' }],
    [{ TIME_STAMP_URL: 'http://tsa.example' }],
  ])('%o is refused in production without encryption, unless it is named as accepted', (given) => {
    const [name = ''] = Object.keys(given);
    const problem = `Setting ${name}: would be reached without encryption`;
    const start = (more: object) => () => readSettings({ ...productionSettings, ...given, ...more });
    expect(start({})).toThrow(problem);
    expect(start({ UNENCRYPTED_SERVICES: name })).not.toThrow();
  });

  it.each([
    [{ DATABASE_URL: 'postgres:///hearthline?host=/run/postgresql' }],
    [{ DATABASE_URL: 'postgres://127.0.0.1/hearthline' }],
    [{ SMTP_URL: 'smtp://mail.example?requireTLS=true' }],
    [{ S3_URL: 'https://storage.example' }],
  ])('%o starts: on this machine, or encrypted', (given) => {
    expect(() => readSettings({ ...productionSettings, ...given })).not.toThrow();
  });

  it('are named all at once when several are wrong or missing, a line each', () => {
    const given = { HEARTHLINE_MODE: 'production', PORT: 'abc', FILES: 's3', S3_KEY_ID: 'key', VALUATION: 'sandbox' };
    expect(problemsOf(given)).toEqual([
      'PORT',
      'VALUATION',
      'MAIL_DELIVERY',
      // What the only possible choice needs, so that a second start does not ask for more.
      'SMTP_URL',
      'S3_BUCKET',
      'MALWARE_SCAN',
      'CLAMD_URL',
      'LENDER',
      'S3_SECRET',
      'DATABASE_URL',
      'PUBLIC_URL',
      'SESSION_SECRET',
      'ENCRYPTION_KEYS',
      'PAPER_SEAL_P12',
      'PAPER_SEAL_PASSPHRASE',
    ]);
  });

  it('say for whom they are needed', () => {
    expect(() => readSettings({ FILES: 's3' })).toThrow('Setting S3_BUCKET: is needed when FILES is s3.');
    expect(() => readSettings({ FILES: 's3', S3_BUCKET: 'files', S3_SECRET: 'x' })).toThrow(
      'Setting S3_KEY_ID: is needed with S3_SECRET.',
    );
    expect(() => readSettings({ FILES: 's3', S3_BUCKET: 'files' })).not.toThrow();
    expect(() => readSettings({ CREDIT_BUREAU: 'acme' })).toThrow(
      'Setting CREDIT_BUREAU: expected none or sandbox or mismo.',
    );
  });

  it('have one reader each: no two capabilities share a name', () => {
    const names = settingRows.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are the table of docs/operations.md, which `npm run settings-table` writes', () => {
    const documented = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    expect(documented).toContain(settingsTable());
  });
});

const problemsOf = (given: Record<string, string>): string[] => {
  try {
    readSettings(given);
    return [];
  } catch (error) {
    return String(error)
      .split('\n')
      .map((line) => /Setting (\w+):/.exec(line)?.[1] ?? line);
  }
};
