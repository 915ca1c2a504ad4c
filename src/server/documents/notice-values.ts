import { lenderAddress } from '#entities/contract/lender.ts';
import type { DocumentTable } from '#entities/contract/written-document.ts';
import { APPRAISAL, type Valuation } from '#entities/facts/valuation.ts';
import { addDays } from '#entities/values/day.ts';
import { daysFor } from '#rules/compliance/clocks.ts';
import { type Words, wordsFor } from '#words';
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

const tableOf = (
  { inDollars, inLongDate, inRange, writtenDocumentTexts }: Words,
  valuations: readonly Valuation[],
): DocumentTable => {
  const { caption, columns, unknown, error } = writtenDocumentTexts.valuation;
  return {
    kind: 'table',
    caption,
    columns: [
      { label: columns.model, align: 'left' },
      { label: columns.on, align: 'left' },
      { label: columns.value, align: 'right' },
      { label: columns.range, align: 'right' },
      { label: columns.error, align: 'right' },
    ],
    rows: valuations.map(({ model, asOf, value, low, high, fsd }) => [
      model,
      inLongDate(asOf),
      value === null ? unknown : inDollars(value),
      low === null || high === null ? unknown : inRange(inDollars(low), inDollars(high)),
      fsd === null ? unknown : error(fsd),
    ]),
  };
};

/**
 * The copy of every valuation at hand (12 CFR 1002.14(a)(1)); null where no model gave a value. The copy of an appraisal is its report,
 * which this text about models is not: then nothing is written, and staff is told.
 */
export const valuationValues = (facts: WritingFacts): SlotValues | null => {
  const valuations = (facts.outside.valuations ?? []).filter(({ value }) => value !== null);
  if (valuations.length === 0 || valuations.some(({ model }) => model === APPRAISAL)) return null;
  const words = wordsFor(facts.locale);
  const { used } = words.writtenDocumentTexts.valuation;
  const { maxFsd } = facts.policy.valuation;
  const winner = valuations.find(({ fsd }) => fsd !== null && fsd <= maxFsd);
  const values = commonValues(facts);
  return {
    ...values,
    texts: {
      ...values.texts,
      maxError: String(maxFsd),
      used: winner?.value ? used.one(words.inDollars(winner.value), winner.model) : used.none,
    },
    tables: { ...values.tables, valuations: tableOf(words, valuations) },
  };
};
