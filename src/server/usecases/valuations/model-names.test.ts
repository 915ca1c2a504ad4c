import { expect, it } from 'vitest';
import { valuationModels } from '#server/vendors/valuation/port.ts';
import { valuationModelName } from '#words/valuation-models.ts';

it.each([...new Set(Object.values(valuationModels).flat())])('%s has a name people know it by', (model) => {
  expect(valuationModelName(model)).not.toBe(model);
});
