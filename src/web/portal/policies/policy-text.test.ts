import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { getPolicy, policies } from '#policy/policies.ts';
import type { PolicyValue } from '#policy/policy-values.ts';
import { policyValues } from '#policy/policy-values.ts';
import { changeName, policyName, valueText } from './policy-text.ts';

it.each<[string, PolicyValue | null, string]>([
  ['cltv.byScore.740.cap', 8500, '85.00%'],
  ['line.max', 400_000, '$400,000'],
  ['score.floor', 640, '640'],
  ['index.rate', 675, '6.75%'],
  ['adjusters.autopay', -25, '−0.25%'],
  ['margins.rows.740.margins.2', 299, '2.99%'],
  ['margins.rows.720.margins.4', null, 'Not offered'],
  ['lates.windows.12.allowed', 0, '0'],
  ['states.TX.closesAtOffice', true, 'Yes'],
  ['index.effectiveFrom', '2025-12-11', 'December 11, 2025'],
  ['states.NY', null, 'Not in this version'],
  ['property.types', ['singleFamily', 'condo'], 'single family, condo'],
  ['lender.timeZone', 'America/New_York', 'America/New_York'],
])('%s of %s reads %s', (path, value, text) => {
  expect(valueText(path, value)).toBe(text);
});

const policy = getPolicy(toDay('2026-11-15'));

it.each([
  ['cltv.byScore.740.cap', 'CLTV: Score 740 and up'],
  ['dti.byScore.0.limit', 'DTI: Any other score'],
  ['margins.rows.720.margins.4', 'Margins by score and CLTV: Score 720 and up, CLTV to 85%'],
  ['fees.forRate.150.adjust', 'Fees: Fee of 1.50%'],
  ['products.variable.draws.3.adjust', 'Products: Variable, 3 years of draw'],
  ['lates.windows.24.allowed', 'Mortgage lates: Allowed in 24 months'],
  ['states.TX.waitDays', 'States: TX, days from application to closing'],
  ['states.AK', 'States: AK'],
])('%s is called %s', (path, name) => {
  expect(changeName(path, policy)).toBe(name);
});

it('every value of every version has a name and a text', () => {
  for (const each of policies)
    for (const [path, value] of policyValues(each)) {
      if (path === 'version' || path === 'effectiveFrom') continue;
      expect(policyName(path, each)).not.toBe(path);
      expect(valueText(path, value)).not.toMatch(/\[object|undefined|NaN/);
    }
});
