import { expect, it } from 'vitest';
import type { FigureName } from '#entities/contract/documents/document-figure.ts';
import { offeredIncome, offeredInsurance } from './offered-facts.ts';

const taken = (values: Partial<Record<FigureName, string>>) =>
  Object.entries(values).map(([name, value]) => ({ fileId: 'f', name: name as FigureName, value }));

it('offers a policy as its declarations have it', () => {
  const figures = taken({ policyNumber: 'HO-1', policyFrom: '2026-11-09', dwellingCoverage: '53423099' });
  expect(offeredInsurance(figures)).toEqual([
    { field: 'policyNumber', value: 'HO-1' },
    { field: 'from', value: '2026-11-09' },
    { field: 'dwellingCoverage', value: 534_230 },
  ]);
});

it('offers a month of income only from pay and its whole period', () => {
  const stub = {
    grossPay: '168480',
    periodFrom: '2026-10-25',
    periodTo: '2026-11-07',
    employer: 'Tri-County',
  } as const;
  expect(offeredIncome(taken(stub))).toEqual({ employer: 'Tri-County', monthly: 3650 });
  expect(offeredIncome(taken({ grossPay: '168480' }))).toBeNull();
});
