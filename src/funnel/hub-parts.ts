import type { Step } from './engine/define-step.ts';
import { steps } from './steps.ts';

const HUB = steps.applicationSubmitted.path;

/** Funnel pages still open after submission, at their addresses inside the hub. */
export const hubIdentityPath = `${HUB}/identity`;
export const hubParts: Readonly<Record<string, Step>> = {
  [hubIdentityPath]: steps.identityVerification,
  [`${HUB}/account`]: steps.loanDisbursement,
  [`${HUB}/sign`]: steps.disclosures,
};
/** The closing documents, which are no step. */
export const closingPath = `${HUB}/closing`;
