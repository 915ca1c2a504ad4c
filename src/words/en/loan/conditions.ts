import type { ConditionCode } from '#rules/conditions/condition-catalog.ts';
import type { ConditionOwner, ConditionState } from '#rules/conditions/condition-request.ts';
import type { WaiverCause } from '#rules/conditions/waivers.ts';
import { closingConditionWords } from './conditions/closing.ts';
import type { ConditionWords } from './conditions/condition-words.ts';
import { creditConditionWords } from './conditions/credit.ts';
import { incomeConditionWords } from './conditions/income.ts';
import { propertyConditionWords } from './conditions/property.ts';

export const conditionWords: Readonly<Record<ConditionCode, ConditionWords>> = {
  ...incomeConditionWords,
  ...propertyConditionWords,
  ...creditConditionWords,
  ...closingConditionWords,
};

export const conditionStates: Readonly<Record<ConditionState, string>> = {
  requested: 'Not started',
  received: 'In review',
  needsAnotherLook: 'Needs another look',
  accepted: 'Accepted',
  waived: 'Not needed',
};

type Standing = { state: ConditionState; sentTo: string | null; order?: { state: string } | null };

/** The status of a request; one asked of a third party counts as started. */
export const conditionStanding = ({ state, sentTo, order }: Standing): string =>
  state === 'requested' && (sentTo !== null || order?.state === 'ordered') ? 'Asked' : conditionStates[state];

export const conditionOwners: Readonly<Record<ConditionOwner, string>> = {
  borrower: 'Borrower',
  coborrower: 'Co-borrower',
  lender: 'Lender',
  thirdParty: 'Someone else',
};

export const priorToWords = {
  approval: 'Before approval',
  docs: 'Before the closing papers',
  closing: 'Before closing',
  funding: 'Before the money moves',
} as const;

const byNumber = new Map<number, ConditionWords>(
  Object.entries(conditionWords).map(([code, words]) => [Number(code), words]),
);

/** The words for a code passed as a number. */
export const wordsOf = (code: number): ConditionWords => {
  const words = byNumber.get(code);
  if (words === undefined) throw new Error(`There are no words for condition ${code}.`);
  return words;
};

/** Why a condition is left out, as the applicant reads it. */
export const waiverCauses: Readonly<Record<Exclude<WaiverCause, 'other'>, string>> = {
  provedOtherwise: 'Another document on file shows it.',
  confirmedAtSource: 'We confirmed it with the source.',
  doesNotApply: 'It does not apply here.',
  askedTwice: 'It was asked for twice.',
};

export const bothNames = (first: string, second: string): string => `${first} and ${second}`;
