import type { AdverseReason } from './adverse-reasons.ts';

/** Words that a reason needs at least: "policy" or "see file" says nothing about the application. */
const LEAST_WORDS = 3;

/**
 * Statements that 1002.9(b)(2) calls insufficient: the creditor's own standards or policies, or a score that did not qualify. Beside
 * them, phrases that only point elsewhere.
 */
const saysNothing = [
  /\b(?:our|internal|company|bank|lender|lending|credit|underwriting|program|the lender[’']?s) (?:credit |lending |underwriting )?(?:standards?|polic(?:y|ies)|guidelines?|criteria|requirements?|rules)\b/i,
  /\b(?:qualifying|qualified|minimum|required|passing|low|insufficient) (?:credit )?score\b/i,
  /\bscore (?:is |was )?(?:too low|not high enough|below)\b/i,
  /^(?:see|as|per) (?:above|below|attached|discussed|stated|the )?(?:note|notes|file|memo|letter)?\b/i,
  /\b(?:not stated|unspecified|other reasons?|various reasons?|to be determined)\b/i,
];

/** Whether a reason in an underwriter's own words says what about the application led to the decision. */
export const isSpecificReason = (text: string): boolean => {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= LEAST_WORDS && !saysNothing.some((phrase) => phrase.test(text.trim()));
};

/** What keeps a decision's reasons from being stated: none at all, one without its words, or words that say nothing. */
export const reasonGap = (
  reasons: readonly AdverseReason[],
  otherReason: string | null,
): 'reasonNeeded' | 'reasonVague' | null => {
  if (reasons.length === 0) return 'reasonNeeded';
  if (!reasons.includes('other')) return null;
  if (otherReason === null) return 'reasonNeeded';
  return isSpecificReason(otherReason) ? null : 'reasonVague';
};
