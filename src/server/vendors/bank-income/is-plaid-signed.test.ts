import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { isPlaidSigned, keyIdOf, plaidKey } from './is-plaid-signed.ts';

const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const another = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const kid = 'a key of our own';
const key = plaidKey.parse({ ...own.publicKey.export({ format: 'jwk' }), alg: 'ES256', kid, expired_at: null });
const body = Buffer.from('{\n  "webhook_type": "CHECK_REPORT",\n  "webhook_code": "CHECK_REPORT_READY"\n}');
const signedAt = 1_790_000_000;
const after = (seconds: number): Date => new Date((signedAt + seconds) * 1000);
const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

type Made = { by?: KeyObject; alg?: string; kid?: string; iat?: number; hash?: string };
const tokenOf = ({ by = own.privateKey, alg = 'ES256', iat = signedAt, hash = hashOf(body), ...named }: Made = {}) => {
  const text = `${encoded({ alg, kid: named.kid ?? kid, typ: 'JWT' })}.${encoded({ iat, request_body_sha256: hash })}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key: by, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
};

const symmetric = (): string => {
  const text = `${encoded({ alg: 'HS256', kid })}.${encoded({ iat: signedAt, request_body_sha256: hashOf(body) })}`;
  return `${text}.${createHmac('sha256', JSON.stringify(key)).update(text).digest('base64url')}`;
};

it('accepts a webhook as it was signed', () => {
  expect(keyIdOf(tokenOf())).toBe(kid);
  expect(isPlaidSigned({ key, token: tokenOf(), body, at: after(10) })).toBe(true);
});

it.each([
  ['changed after signing', tokenOf(), Buffer.from(`${body.toString()} `), after(10)],
  ['without its line breaks', tokenOf(), Buffer.from(JSON.stringify(JSON.parse(body.toString()))), after(10)],
  ['older than five minutes', tokenOf(), body, after(301)],
  ['from the future', tokenOf({ iat: signedAt + 900 }), body, after(0)],
  ['signed by another key', tokenOf({ by: another.privateKey }), body, after(10)],
  ['under another key’s name', tokenOf({ kid: 'another' }), body, after(10)],
  ['with a symmetric algorithm', symmetric(), body, after(10)],
  ['without any algorithm', tokenOf({ alg: 'none' }), body, after(10)],
  ['that is no token', 'abc', body, after(10)],
  ['with a part more', `${tokenOf()}.x`, body, after(10)],
])('refuses a webhook %s', (_, token, bytes, at) => {
  expect(isPlaidSigned({ key, token, body: bytes, at })).toBe(false);
});

it('refuses a key that has expired', () => {
  const expired = { ...key, expired_at: signedAt };
  expect(isPlaidSigned({ key: expired, token: tokenOf(), body, at: after(10) })).toBe(false);
});
