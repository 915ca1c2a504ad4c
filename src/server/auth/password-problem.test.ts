import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { password, portalPassword } from '#entities/values/password.ts';
import { passwordProblem } from './password-problem.ts';

const context = {
  words: ['Dana', 'Whitfield', 'dana.whitfield@example.com', 'Larkspur Home Lending, Inc.'],
  dateOfBirth: toDay('1984-06-21'),
};

describe('a new password', () => {
  it.each([
    'password',
    'PassWord',
    'aaaaaaaa',
    'abcabcabc',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'Sunshine2024!',
    'dragon123456',
    'password-1234',
  ])('%s is common', async (typed) => {
    expect(await passwordProblem(typed, context)).toBe('passwordCommon');
  });

  it.each([
    'Dana1984!',
    'whitfield99',
    'dana.whitfield',
    'Hearthline2026!',
    'LarkspurLending',
    '06/21/1984',
    'dana06211984',
    '1984-06-21-wf',
  ])('%s is personal', async (typed) => {
    expect(await passwordProblem(typed, context)).toBe('passwordPersonal');
  });

  it.each([
    'long enough',
    'a password of some length',
    'correct horse battery staple',
    'Dana walks the dog at dawn',
    'zwölf Äpfel im Schnee',
    'ずっと昔の長い合言葉',
  ])('%s is fine', async (typed) => {
    expect(await passwordProblem(typed, context)).toBeNull();
  });

  it('may be 64 characters and more, and has no rule but its length', () => {
    const long = 'long sentences are fine '.repeat(8).trim();
    expect(long.length).toBeGreaterThan(64);
    expect([password, portalPassword].map((schema) => schema.parse(long))).toEqual([long, long]);
    expect(password.safeParse('seven77').success).toBe(false);
    expect(password.parse('eight888')).toBe('eight888');
  });
});
