import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePolicy } from './parse-policy.ts';

const text = readFileSync(new URL('./2025-12-11.json', import.meta.url), 'utf8');
const lineWith = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;
const problemsAfter = (from: string, to: string) => {
  expect(text).toContain(from);
  const result = parsePolicy(text.replace(from, to));
  return result.kind === 'refused' ? result.problems : [];
};

describe('parsePolicy', () => {
  it('accepts the policy as it is', () => {
    expect(parsePolicy(text).kind).toBe('accepted');
  });

  it.each([
    ['"floor": 640', '"floor": "640"', 'score.floor'],
    ['"min": 25000', '"min": 500000', 'line.max'],
    ['"cap": 1800', '"cap": 300', 'rate.floor'],
    ['{ "minScore": 720, "cap": 8000 }', '{ "minScore": 745, "cap": 8000 }', 'cltv.byScore'],
    ['{ "minScore": 0, "limit": 4300 }', '{ "minScore": 700, "limit": 4300 }', 'dti.byScore'],
    ['[524, null, null, null, null]', '[524, null, null, null]', 'margins.rows'],
    ['[6000, 7000, 7500', '[7000, 6000, 7500', 'margins.cltvTo'],
    ['{ "minScore": 700, "margins"', '{ "minScore": 720, "margins"', 'margins.rows'],
    ['{ "code": "VA" }', '{ "code": "AZ" }', 'states'],
    ['{ "code": "VA" }', '{ "code": "Virginia" }', 'states.10.code'],
    ['"grossUp": 2500', '"grossUp": 10001', 'income.grossUp'],
    ['"rate": 675', '"rate": 6.75', 'index.rate'],
  ])('refuses %s written as %s and names %s', (from, to, path) => {
    const problems = problemsAfter(from, to);
    expect(problems.map((problem) => problem.path)).toEqual([path]);
    expect(problems[0]?.line).toBeGreaterThan(1);
  });

  it('names the line', () => {
    expect(problemsAfter('"maxFsd": 20', '"maxFsd": 200')[0]?.line).toBe(lineWith('"maxFsd"'));
    expect(problemsAfter('"timeZone": "America/New_York"', '"timeZone": ""')[0]?.line).toBe(lineWith('"timeZone"'));
  });

  it('refuses a name it does not know, on its line', () => {
    const [problem] = problemsAfter('"index":', '"indx":\n {},\n "index":');
    expect(problem).toMatchObject({ path: 'indx', line: lineWith('"index":') + 1 });
  });

  it('names the line of broken JSON', () => {
    expect(problemsAfter('"score": {', '"score": ,')[0]?.line).toBe(lineWith('"score": {'));
    expect(parsePolicy('{').kind).toBe('refused');
  });
});
