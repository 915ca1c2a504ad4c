import { lenderAddress } from '#entities/contract/lender.ts';
import { addDays } from '#entities/values/day.ts';
import { daysFor } from '#rules/compliance/clocks.ts';
import { wordsFor } from '#words';
import type { SlotValues } from './fill-template.ts';
import { commonValues } from './line-values.ts';
import type { WritingFacts } from './writing-facts.ts';

const withTexts = (values: SlotValues, texts: Record<string, string>): SlotValues => ({
  ...values,
  texts: { ...values.texts, ...texts },
});

export const DAYS_TO_ANSWER = daysFor('incompleteAnswer');

export const incompletenessValues = (facts: WritingFacts, missing: readonly string[]): SlotValues =>
  withTexts(commonValues(facts), {
    creditorAddress: lenderAddress(facts.lender),
    missing: missing.join('\n'),
    answerBy: wordsFor(facts.locale).inLongDate(addDays(facts.preparedOn, DAYS_TO_ANSWER)),
  });
