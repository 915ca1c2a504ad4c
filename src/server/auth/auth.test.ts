import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { currentTimeBasedCode, newTimeBasedSecret, stepOfCode } from './time-based-code.ts';

describe('passwords', () => {
  it('accepts the right one only, whatever way its letters are composed', async () => {
    const stored = await hashPassword('caf\u00e9 au lait');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPasswordRight('cafe\u0301 au lait', stored)).toBe(true);
    expect(await isPasswordRight('cafe au lait', stored)).toBe(false);
  });

  it('never matches an account without a password', async () => {
    expect(await isPasswordRight('', null)).toBe(false);
    expect(await isPasswordRight('anything', null)).toBe(false);
  });
});

describe('time-based codes', () => {
  it('accepts the current code once', () => {
    const secret = newTimeBasedSecret();
    const code = currentTimeBasedCode(secret);
    const step = stepOfCode({ secret, code, lastStep: null });
    expect(step).not.toBeNull();
    expect(stepOfCode({ secret, code, lastStep: step })).toBeNull();
  });

  it('takes a code while an app shows it and ten seconds longer, never before', () => {
    const secret = newTimeBasedSecret();
    const began = Date.parse('2026-11-17T15:04:30Z');
    const codeAt = (ms: number) => generateSync({ secret, epoch: (began + ms) / 1000 });
    const isTaken = (ms: number) => stepOfCode({ secret, code: codeAt(0), lastStep: null, at: began + ms }) !== null;
    expect([0, 29_999, 30_000, 39_999].map(isTaken)).toEqual([true, true, true, true]);
    expect([-30_000, -1, 40_000, 60_000].map(isTaken)).toEqual([false, false, false, false]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('refuses "%s"', (code) => {
    expect(stepOfCode({ secret: newTimeBasedSecret(), code, lastStep: null })).toBeNull();
  });
});
