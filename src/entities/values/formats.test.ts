import { describe, expect, it } from 'vitest';
import { accountNumber, routingNumber } from '../application/disbursement.ts';
import { ownedPercent } from '../application/employment.ts';
import { sessionBasePaths, sessionKindOf } from '../text/session-kind.ts';
import { email } from './email.ts';
import { sidesOf } from './id-document.ts';
import { password, portalPassword } from './password.ts';
import { percentFromShare } from './percent.ts';
import { phone, phoneFromText, phoneText } from './phone.ts';
import { maskedSsn, ssn, ssnText } from './ssn.ts';
import { zipCode, zipText } from './zip-code.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('e-mail', () => {
  it.each(['a@b.co', 'dana.whitfield+heloc@example.com', ' Dana@Example.COM '])('takes "%s"', (text) => {
    expect(email.parse(text)).toBe(text.trim().toLowerCase());
  });

  it.each(['', 'a', 'a@', '@b.co', 'a@b', 'a b@c.co', 'a@b..co', `${'a'.repeat(250)}@b.co`])('refuses "%s"', (text) => {
    expect(accepts(email, text)).toBe(false);
  });
});

describe('phone', () => {
  it.each([
    ['(615) 555-0142', '6155550142'],
    ['+1 615 555 0142', '6155550142'],
    ['615.555.0142', '6155550142'],
  ])('reads "%s"', (text, digits) => {
    expect(phone.parse(phoneFromText(text))).toBe(digits);
    expect(phoneText(digits)).toBe('(615) 555-0142');
  });

  it.each(['015 555 0142', '615 155 0142', '615555014', '61555501422', ''])('refuses "%s"', (text) => {
    expect(accepts(phone, phoneFromText(text))).toBe(false);
  });
});

describe('SSN', () => {
  it('is written in three groups and shown masked', () => {
    expect(ssnText(ssn.parse('123456789'))).toBe('123-45-6789');
    expect(maskedSsn('6789')).toBe('•••-••-6789');
  });

  it.each(['000123456', '666123456', '900123456', '123004567', '123450000', '12345678', '1234567890', '123-45-6789'])(
    'refuses %s',
    (text) => {
      expect(accepts(ssn, text)).toBe(false);
    },
  );
});

describe('passwords', () => {
  it.each([
    [7, false, false],
    [8, true, false],
    [11, true, false],
    [12, true, true],
    [200, true, true],
    [201, false, false],
  ])('%i characters', (length, forApplicants, forPortal) => {
    expect(accepts(password, 'x'.repeat(length))).toBe(forApplicants);
    expect(accepts(portalPassword, 'x'.repeat(length))).toBe(forPortal);
  });
});

describe('percentages', () => {
  it.each([
    [0, 0],
    [0.07, 7],
    [0.25, 25],
    [0.999, 99.9],
    [1, 1],
    [25, 25],
    [100, 100],
  ])('a typed %d is %d per cent', (typed, percent) => {
    expect(percentFromShare(typed)).toBe(percent);
    expect(ownedPercent({ percentageOwned: typed })).toBe(percent);
  });

  it('leaves an unknown share unknown', () => {
    expect(ownedPercent({ percentageOwned: null })).toBeNull();
  });
});

it.each([
  ['021000021', true],
  ['011401533', true],
  ['021000022', false],
  ['02100002', false],
])('routing number %s', (digits, isGood) => {
  expect(accepts(routingNumber, digits)).toBe(isGood);
});

it('reads a ZIP code out of ZIP+4', () => {
  expect(zipCode.parse(zipText('37206-1234'))).toBe('37206');
  expect(accepts(zipCode, '3720')).toBe(false);
});

it('asks for both sides of every ID but a passport', () => {
  expect(sidesOf('passport')).toEqual(['front']);
  for (const subtype of ['driver_license', 'state_id', 'military_id', 'green_card', 'visa'] as const) {
    expect(sidesOf(subtype)).toEqual(['front', 'back']);
  }
});

it.each([
  ['/portal', 'portal'],
  ['/portal/manage-users', 'portal'],
  ['/app/portal', 'portal'],
  ['/app/login', 'applicant'],
  ['/', 'applicant'],
] as const)('%s belongs to the %s session', (path, kind) => {
  expect(sessionKindOf(path)).toBe(kind);
  expect(sessionBasePaths[kind]).toBe(kind === 'portal' ? '/api/authPortal' : '/api/authApplicant');
});

it('takes account and routing numbers as they are printed, in groups', () => {
  expect(accountNumber.parse('1234 5678-9')).toBe('123456789');
  expect(routingNumber.parse(' 0210-0002 1')).toBe('021000021');
  expect(accepts(accountNumber, '12a4')).toBe(false);
});
