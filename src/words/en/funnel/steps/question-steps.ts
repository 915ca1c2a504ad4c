import * as prequal from './prequal.ts';
import * as setup from './setup.ts';

/** The text of the questions up to the offer. */
export const questionSteps = { ...setup, ...prequal };
