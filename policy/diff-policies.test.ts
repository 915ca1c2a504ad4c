import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { diffPolicies } from './diff-policies.ts';
import { getPolicy } from './policies.ts';
import { policy } from './policy.ts';

const current = getPolicy(toDay('2026-11-15'));

describe('diffPolicies', () => {
  it('names what changed between the two versions', () => {
    const [older, newer] = [getPolicy(toDay('2025-11-01')), getPolicy(toDay('2025-12-11'))];
    expect(diffPolicies(older, newer)).toEqual([
      { path: 'version', before: '2025-10-30', after: '2025-12-11' },
      { path: 'effectiveFrom', before: '2025-10-30', after: '2025-12-11' },
      { path: 'highCost.apor', before: 675, after: 650 },
      { path: 'index.rate', before: 700, after: 675 },
      { path: 'index.effectiveFrom', before: '2025-10-30', after: '2025-12-11' },
    ]);
    expect(diffPolicies(newer, newer)).toEqual([]);
    const before = getPolicy(toDay('2026-11-14'));
    expect(diffPolicies(newer, before).map(({ path }) => path)).toEqual([
      'version',
      'effectiveFrom',
      'fourEyes.decisions',
      'fourEyes.fromLine',
      'fourEyes.facts',
    ]);
    expect(diffPolicies(before, current).slice(2)).toEqual([
      { path: 'identity.selfie', before: 'none', after: 'optional' },
    ]);
  });

  it('shows a list of names as one value', () => {
    const changed = structuredClone(current);
    changed.property.types.pop();
    expect(diffPolicies(current, changed)).toEqual([
      {
        path: 'property.types',
        before: ['singleFamily', 'multiUnit', 'condo', 'townhouse'],
        after: ['singleFamily', 'multiUnit', 'condo'],
      },
    ]);
  });

  it('shows a new state as one row and a margin by score and column', () => {
    const changed = structuredClone(current);
    changed.states.unshift({ ...policy.shape.states.element.parse({ code: 'AK' }) });
    const row = changed.margins.rows.find(({ minScore }) => minScore === 720);
    if (row) row.margins[4] = current.margins.rows[0]?.margins[4] ?? null;
    expect(diffPolicies(current, changed).map(({ path, before }) => [path, before])).toEqual([
      ['margins.rows.720.margins.4', null],
      ['states.AK', null],
    ]);
  });
});
