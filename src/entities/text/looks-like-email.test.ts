import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email } from '../values/email.ts';
import { looksLikeEmail } from './looks-like-email.ts';

const agrees = (typed: string): void => {
  expect([typed, looksLikeEmail(typed)]).toEqual([typed, email.safeParse(typed).success]);
};

describe('an address looks right where its schema takes it', () => {
  it.each([
    "o'hara@example.com",
    'a@b.co',
    ' Dana@Example.COM ',
    'a.b+c@sub.example.org',
    `${'a'.repeat(242)}@example.org`,
  ])('as %s does', (typed) => {
    agrees(typed);
    expect(looksLikeEmail(typed)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    "a'@b.co",
    'a@-b.co',
    'a@b.c',
    'a@b@c.co',
    `${'a'.repeat(250)}@b.co`,
  ])('and not where it refuses %s', (typed) => {
    agrees(typed);
    expect(looksLikeEmail(typed)).toBe(false);
  });

  it('for whatever is typed', () => {
    const part = fc.string({ unit: fc.constantFrom(..."aZ09_'+-.@ é") });
    fc.assert(
      fc.property(part, fc.constantFrom('', '@'), part, (name, at, domain) => agrees(name + at + domain)),
      { numRuns: 5000 },
    );
    fc.assert(fc.property(fc.emailAddress(), agrees), { numRuns: 2000 });
  });
});
