import { lenderAddress } from '#entities/contract/lender.ts';
import { addDays, type Day, weekdayOf } from '#entities/values/day.ts';
import { daysFor } from '#rules/compliance/clocks.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
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

type Notified = { openedOn: Day; startsOn: Day; copy: 1 | 2 };

/** `openedOn` is the day the account opens; the last day to cancel counts from the day the recipient has everything. */
export const rescissionValues = (facts: WritingFacts, { openedOn, startsOn, copy }: Notified): SlotValues => {
  const inFull = (date: Day): string => wordsFor(facts.locale).inFullDate(date, weekdayOf(date));
  return withTexts(commonValues(facts), {
    openedOn: inFull(openedOn),
    cancelBy: inFull(rescissionPeriod(startsOn).lastDayToCancel),
    copy: String(copy),
  });
};
