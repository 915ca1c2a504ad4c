import { describe, expect, it } from 'vitest';
import { withPureConstants } from './pure-half.ts';

const marked = (code: string): string => withPureConstants('module.ts', code);

describe('a module of the pure half, as a page loads it', () => {
  it('may lose a constant that a call makes', () => {
    expect(marked("export const day = z.string().brand<'Day'>();")).toBe(
      "export const day = /*#__PURE__*/ (() => z.string().brand<'Day'>())();",
    );
    expect(marked('const known = read(1), other = read(2);')).toBe(
      'const known = /*#__PURE__*/ (() => read(1))(), other = /*#__PURE__*/ (() => read(2))();',
    );
  });

  it.each(['register(1);', 'export const limit = 3;', 'export const limits = new Map();', 'export let last = read();'])(
    'keeps %s',
    (code) => {
      expect(marked(code).replace(/\/\*#__PURE__\*\/ \(\(\) => (.*)\)\(\)/, '$1')).toBe(code);
    },
  );
});
