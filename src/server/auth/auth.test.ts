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

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('refuses "%s"', (code) => {
    expect(stepOfCode({ secret: newTimeBasedSecret(), code, lastStep: null })).toBeNull();
  });
});
