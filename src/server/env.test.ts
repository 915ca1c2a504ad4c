import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv, settingNames } from './env.ts';

const key = Buffer.alloc(32).toString('base64');
const production = {
  HEARTHLINE_MODE: 'production',
  DATABASE_URL: 'postgres://db/hearthline',
  PUBLIC_URL: 'https://lender.example',
  SESSION_SECRET: 'x'.repeat(32),
  PAPER_SEAL_P12: 'AAAA',
  PAPER_SEAL_PASSPHRASE: 'x',
  ENCRYPTION_KEYS: `a:${key}`,
};

describe('settings', () => {
  it('have working defaults', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000', isSandbox: true });
  });

  it('take an empty value for none', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: '' }).PORT).toBe(3000);
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
    expect(readEnv(login)).toEqual(readEnv({}));
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
    [{ LENDER_TIME_ZONE: 'Mars/Olympus' }, 'LENDER_TIME_ZONE'],
    [{ ENCRYPTION_KEYS: 'a:short' }, 'ENCRYPTION_KEYS'],
    [{ ...production, DATABASE_URL: '' }, 'DATABASE_URL'],
    [{ ...production, SESSION_SECRET: '' }, 'SESSION_SECRET'],
    [{ ...production, ENCRYPTION_KEYS: '' }, 'ENCRYPTION_KEYS'],
    [{ ...production, PUBLIC_URL: 'http://lender.example' }, 'PUBLIC_URL'],
    [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
    [production, 'MAIL_DELIVERY'],
    [{ ANALYTICS_URL: 'http://metrics.example/a.js' }, 'ANALYTICS_URL'],
    [{ THIRD_PARTY_ORIGINS: 'https://a.example/path' }, 'THIRD_PARTY_ORIGINS'],
    [{ MAIL_DELIVERY: 'smtp' }, 'SMTP_URL'],
    [{ MAIL_DELIVERY: 'smtp', SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ FILES: 's3', S3_BUCKET: 'files' }, 'S3_KEY_ID'],
    [{ MALWARE_SCAN: 'clamd' }, 'CLAMD_URL'],
    [{ RETENTION_MONTHS: '12' }, 'RETENTION_MONTHS'],
    [{ ...production, MAIL_DELIVERY: 'smtp', SMTP_URL: 'smtps://mail.example' }, 'MAIL_FROM'],
    [
      { ...production, MAIL_DELIVERY: 'smtp', SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@lender.example' },
      'MALWARE_SCAN',
    ],
  ])('%o stops the start with one line that names %s', (given, name) => {
    expect(() => readEnv(given)).toThrow(new RegExp(`^Setting ${name}: [^\\n]+\\.$`));
  });

  it('are all in the table of docs/operations.md, and no others', () => {
    const table = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const documented = [...table.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual([...settingNames].sort());
  });
});
