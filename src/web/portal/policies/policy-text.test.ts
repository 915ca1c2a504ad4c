import { expect, it } from 'vitest';
import { policies } from '#policy/policies.ts';
import { pathText, valueText } from './policy-text.ts';

it.each([
  ['cltv.byScore.740.cap', 8500, '85.00%'],
  ['line.max', 400_000, '$400,000'],
  ['score.floor', 640, '640'],
  ['index.rate', 675, '6.75%'],
  ['adjusters.autopay', -25, '−0.25%'],
  ['lates.windows.12.allowed', 0, '0'],
  ['states.TX.closesAtOffice', true, 'Yes'],
  ['index.effectiveFrom', '2025-12-11', 'December 11, 2025'],
  ['states.NY', undefined, 'Not there'],
  ['property.types', ['singleFamily', 'condo'], 'single family, condo'],
])('%s of %s reads %s', (path, value, text) => {
  expect(valueText(path, value)).toBe(text);
});

it('names a path in words', () => {
  expect(pathText('cltv.byScore.740.cap')).toBe('Cltv, by score, 740, cap');
});

it('finds words for every value of every version', () => {
  for (const policy of policies)
    for (const [name, section] of Object.entries(policy))
      expect(valueText(name, section)).not.toMatch(/\[object|undefined|NaN/);
});
