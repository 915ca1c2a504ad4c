import { homeFigures } from './home-figures.ts';
import { householdFigures } from './household-figures.ts';
import { lenderFigures } from './lender-figures.ts';
import { paymentFigures } from './payment-figures.ts';
import { policyFigures } from './policy-figures.ts';
import { rescissionFigures } from './rescission-figures.ts';

/** Every figure a text may show, by name, from the current rules and policy. */
export const figures = {
  ...lenderFigures,
  ...policyFigures,
  ...homeFigures,
  ...paymentFigures,
  ...householdFigures,
  ...rescissionFigures,
} as const satisfies Record<string, string>;
