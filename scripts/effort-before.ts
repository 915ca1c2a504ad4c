import type { Effort } from './effort.ts';

/**
 * The same five people counted by the same rules in the first release (2026-11-16), before answers were shown for confirmation, payroll was
 * asked ahead of the job form, and declarations were grouped. It is history: nothing of the product's today changes it.
 */
export const EFFORT_BEFORE: Readonly<Record<string, Omit<Effort, 'name'>>> = {
  'homeowner-with-one-job': { answers: 84, typed: 34, presses: 85, pages: 27, seconds: 505 },
  'worked-example-couple': { answers: 105, typed: 48, presses: 98, pages: 27, seconds: 618 },
  'self-employed-couple': { answers: 91, typed: 42, presses: 81, pages: 26, seconds: 505 },
  'rental-landlord': { answers: 123, typed: 60, presses: 104, pages: 27, seconds: 623 },
  'retired-veteran': { answers: 76, typed: 29, presses: 82, pages: 27, seconds: 454 },
};
