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
    ['{ "minScore": 700, "limit": 5000 }', '{ "minScore": 0, "limit": 5000 }', 'dti.byScore'],
    ['{ "minScore": 0, "limit": 4300 }', '{ "minScore": 650, "limit": 4300 }', 'dti.byScore'],
    ['{ "minScore": 640, "cap": 6000 }', '{ "minScore": 641, "cap": 6000 }', 'cltv.byScore'],
    ['{ "minScore": 640, "margins"', '{ "minScore": 641, "margins"', 'margins.rows'],
    ['"secondHomeDeduction": 500', '"secondHomeDeduction": 5500', 'cltv'],
    ['"twoToFourUnitsLimit": 4500', '"twoToFourUnitsLimit": 0', 'dti.twoToFourUnitsLimit'],
    ['"maxCltv": 8000', '"maxCtlv": 8000', 'states.9.maxCtlv'],
    ['"rentCounted": 7500', '"rentCounted": 7500, "rent": 1', 'income.rent'],
    ['"listing": { "months": 6 }', '"listing": { "months": 7 }', 'listing.months'],
    ['"investment": 100', '"investment": 10000', 'adjusters.investment'],
    ['{ "fee": 150, "adjust": -75 }', '{ "fee": 0, "adjust": -75 }', 'fees.forRate'],
    ['"allFeesMax": 500', '"allFeesMax": 400', 'fees.allFeesMax'],
    ['{ "years": 5, "adjust": -10 }', '{ "years": 3, "adjust": -10 }', 'products.variable.draws'],
    ['{ "months": 24, "allowed": 1 }', '{ "months": 12, "allowed": 1 }', 'lates.windows'],
    ['"accepted": ["person", ', '"accepted": ["person", "person", ', 'title.accepted'],
    ['"rate": 675, "effectiveFrom": "2025-12-11"', '"rate": 675, "effectiveFrom": "2025-12-12"', 'index.effectiveFrom'],
    ['"cltvTo": [', '"columns": 5, "cltvTo": [', 'margins.columns'],
    ['"min": 25000, ', '"min": 0, ', 'line.min'],
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
    expect(problemsAfter('"floor": 640', '"floor": ""')[0]?.line).toBe(lineWith('"floor": 640'));
  });

  it('refuses a name it does not know, on its line', () => {
    const [problem] = problemsAfter('"index":', '"indx":\n {},\n "index":');
    expect(problem).toMatchObject({ path: 'indx', line: lineWith('"index":') + 1 });
  });

  it('refuses a name that stands twice, on its second line', () => {
    const [problem, ...others] = problemsAfter(
      '"listing":',
      '"score": { "floor": 700, "investmentFloor": 700 },\n  "listing":',
    );
    expect(problem).toMatchObject({ path: 'score', line: lineWith('"listing":') });
    expect(others).toEqual([]);
  });

  it('names the line of broken JSON', () => {
    expect(problemsAfter('"score": {', '"score": ,')[0]?.line).toBe(lineWith('"score": {'));
    expect(parsePolicy('{').kind).toBe('refused');
  });
});
