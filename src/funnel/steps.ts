import { email } from './steps/email.ts';
import { mortgageEstimate } from './steps/mortgage-estimate.ts';
import { name } from './steps/name.ts';
import { propertyValue } from './steps/property-value.ts';

/** Every question page of the product, by its key. */
export const steps = { name, email, propertyValue, mortgageEstimate };

export type StepKey = keyof typeof steps;
