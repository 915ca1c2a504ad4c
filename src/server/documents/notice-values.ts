import { addDays } from '#entities/values/day.ts';
import { type AdverseReason, MOST_REASONS } from '#rules/adverse-action/adverse-reasons.ts';
import { scoreNotice } from '#rules/adverse-action/score-notice.ts';
import { daysFor } from '#rules/compliance/clocks.ts';
import { wordsFor } from '#words';
import type { SlotValues } from './fill-template.ts';
import { commonValues, lineValues } from './line-values.ts';
import type { WritingFacts } from './writing-facts.ts';

const withTexts = (values: SlotValues, texts: Record<string, string>, applies: readonly string[] = []): SlotValues => ({
  ...values,
  texts: { ...values.texts, ...texts },
  applies: [...values.applies, ...applies],
});

/** From this applicant's own credit file only: applicants never see each other's score. */
const scoreTexts = ({ locale, outside, person }: WritingFacts): Record<string, string> | null => {
  const file = outside.credit[person];
  const notice = file && scoreNotice(file);
  if (!notice) return null;
  const { bureauNames, inLongDate, writtenDocumentTexts } = wordsFor(locale);
  return {
    score: String(notice.score),
    scoreFrom: String(notice.range.from),
    scoreTo: String(notice.range.to),
    scoreOn: inLongDate(notice.on),
    bureau: bureauNames[notice.bureau],
    factors: notice.factors.length === 0 ? writtenDocumentTexts.noFactors : notice.factors.join('\n'),
  };
};

export const scoreNoticeValues = (facts: WritingFacts): SlotValues | null => {
  const score = scoreTexts(facts);
  return score && withTexts(commonValues(facts), score);
};

const reasonsText = ({ locale }: WritingFacts, reasons: readonly AdverseReason[]): string =>
  reasons
    .slice(0, MOST_REASONS)
    .map((reason) => wordsFor(locale).adverseReasonWords[reason])
    .join('\n');

/** At most four reasons, the score only where one was used. */
export const adverseActionValues = (facts: WritingFacts, reasons: readonly AdverseReason[]): SlotValues => {
  const score = scoreTexts(facts);
  return withTexts(
    commonValues(facts),
    { reasons: reasonsText(facts, reasons), ...score },
    score ? ['scored'] : ['unscored'],
  );
};

export const DAYS_TO_ANSWER = daysFor('incompleteAnswer');

export const incompletenessValues = (facts: WritingFacts, missing: readonly string[]): SlotValues =>
  withTexts(commonValues(facts), {
    missing: missing.join('\n'),
    answerBy: wordsFor(facts.locale).inLongDate(addDays(facts.preparedOn, DAYS_TO_ANSWER)),
  });

export const DAYS_TO_ACCEPT = daysFor('counterOffer');

export const counterOfferValues = (facts: WritingFacts, reasons: readonly AdverseReason[]): SlotValues =>
  withTexts(lineValues(facts), {
    reasons: reasonsText(facts, reasons),
    acceptBy: wordsFor(facts.locale).inLongDate(addDays(facts.preparedOn, DAYS_TO_ACCEPT)),
  });
