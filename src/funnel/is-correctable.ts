import type { Step } from './engine/define-step.ts';

/**
 * Whether staff may correct a page after the application was sent. What a person consents to, signs, accepts or proves, their contact
 * details and who applies with them are theirs alone to change.
 */
export const isCorrectable = (step: Step): boolean =>
  step.settlesOnSubmit &&
  !step.acceptsOffer &&
  !step.storedSeparately &&
  (step.asks?.consent ?? null) === null &&
  !step.requires.includes('incomeConsent') &&
  !step.followUps.includes('changeCoborrower') &&
  step.fields.some(({ kind }) => kind !== 'statement') &&
  step.fields.every(
    ({ secret, isGuarded, kind, name }) => !secret && !isGuarded && kind !== 'email' && name !== 'firstName',
  );
