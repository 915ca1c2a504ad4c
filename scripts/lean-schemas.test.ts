import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leanSchemas, UNCALLED } from './lean-schemas.ts';

const schemas = readFileSync(
  fileURLToPath(import.meta.resolve('zod/v4/core')).replace('core/index.js', 'classic/schemas.js'),
  'utf8',
);
const lean = leanSchemas(schemas);
const methodsOf = (code: string): string[] =>
  [...code.matchAll(/^ {4}(?:async |get |set )?(\w+)(?:\(|: (?:async )?function)/gm)].map(([, name = '']) => name);

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['src', 'policy']
  .flatMap((folder) => readdirSync(`${root}${folder}`, { recursive: true }).map((name) => `${root}${folder}/${name}`))
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !/src\/(server|testing|sandbox)\//.test(name));

describe('the schemas a page loads', () => {
  it('lose every method that is never called, and no other', () => {
    const left = methodsOf(lean);
    expect(left.filter((name) => UNCALLED.some((uncalled) => uncalled === name))).toEqual([]);
    const lost = new Set(methodsOf(schemas).filter((name) => !left.includes(name)));
    expect([...lost].toSorted()).toEqual([...UNCALLED].toSorted());
  });

  it('make no code on the fly and look for no answer that contains itself', () => {
    expect(schemas).toContain('core.$ZodObjectJIT');
    expect(schemas).toContain('core.memoizer()');
    expect(lean).not.toMatch(/ZodObjectJIT|core\.memoizer\(\)/);
  });

  it('are never asked for their own limits', () => {
    expect(schemas).toContain('aggregateChecks');
    expect(lean).not.toContain('aggregateChecks');
    // A method of that name is one of ours; a limit is read without a call.
    const asked = /\w\.(minLength|maxLength|minValue|maxValue|isInt)\b(?!\()/;
    expect(sources.filter((source) => asked.test(readFileSync(source, 'utf8')))).toEqual([]);
  });

  it('are never asked for a method they lost', () => {
    // A schema is what a call on `z` made; `z.uuid()` and `z.iso.date()` are calls of their own and stay.
    const called = new RegExp(`\\bz\\.[^;{}]*\\)\\s*\\.(${UNCALLED.join('|')})\\(`);
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((source) => called.test(readFileSync(source, 'utf8')))).toEqual([]);
  });
});
