import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedBody } from './is-signed-body.ts';

const secret = 'a secret of our own';
const body = Buffer.from('{"event":"accounts.connected","data":{"user":"1"}}');
const hex = (algorithm: string, by = secret, bytes = body): string =>
  createHmac(algorithm, by).update(bytes).digest('hex');

describe.each([
  ['sha512', 'sha256'],
  ['sha256', 'sha512'],
] as const)('a body signed with %s', (algorithm, other) => {
  const check = (signature: string | undefined, bytes = body) =>
    isSignedBody({ algorithm, secret, body: bytes, signature });

  it('is accepted as sent', () => {
    expect(check(hex(algorithm))).toBe(true);
    expect(check(hex(algorithm).toUpperCase())).toBe(true);
  });

  it.each([
    ['changed after signing', hex(algorithm), Buffer.from(`${body.toString()} `)],
    ['signed with another algorithm', hex(other), body],
    ['signed under another secret', hex(algorithm, 'another'), body],
    ['in base64 instead of hex', Buffer.from(hex(algorithm), 'hex').toString('base64'), body],
    ['without a signature', '', body],
    ['without the header', undefined, body],
  ])('is refused when %s', (_, signature, bytes) => {
    expect(check(signature, bytes)).toBe(false);
  });
});
