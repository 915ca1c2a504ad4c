import { lenderAddress } from '#entities/contract/lender.ts';
import type { DocumentTable } from '#entities/contract/written-document.ts';
import { APPRAISAL, type Valuation, type ValuationsOnPaper } from '#entities/facts/valuation.ts';
import { addDays } from '#entities/values/day.ts';
import { daysFor } from '#rules/compliance/clocks.ts';
import { winningValuation } from '#rules/eligibility/value-used.ts';
import { type Words, wordsFor } from '#words';
import { MissingValue, type SlotValues } from './fill-template.ts';
import { commonValues } from './line-values.ts';
import { templateOn } from './template.ts';
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
  { inDollars, inLongDate, inRange, valuationModelName, writtenDocumentTexts }: Words,
  valuations: readonly Valuation[],
): DocumentTable => {
  const { caption, columns, unknown, error, appraisal } = writtenDocumentTexts.valuation;
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
      model === APPRAISAL ? appraisal : valuationModelName(model),
      inLongDate(asOf),
      value === null ? unknown : inDollars(value),
      low === null || high === null ? unknown : inRange(inDollars(low), inDollars(high)),
      fsd === null ? unknown : error(fsd),
    ]),
  };
};

/** Every page of the reports that follow the letter. */
export type ValuationsCopied = ValuationsOnPaper & { reportPages: number };

const usedText = (words: Words, { policy, outside }: WritingFacts): string => {
  const { used } = words.writtenDocumentTexts.valuation;
  const winner = winningValuation(outside.valuations, policy);
  if (winner === null || winner.value === null) return used.none;
  const value = words.inDollars(winner.value);
  return winner.model === APPRAISAL ? used.appraisal(value) : used.one(value, words.valuationModelName(winner.model));
};

/** The copy of every valuation at hand (12 CFR 1002.14(a)(1)). An appraisal is copied by its report, which follows the letter. */
export const valuationValues = (facts: WritingFacts, copied: ValuationsCopied): SlotValues => {
  const words = wordsFor(facts.locale);
  const { appraiser, pages } = words.writtenDocumentTexts.valuation;
  const { valuations, appraisals, reportPages } = copied;
  const values = commonValues(facts);
  const { sections } = templateOn('valuationCopy', { locale: facts.locale, on: facts.preparedOn });
  // The first text knows only models: it would say of an appraisal that nobody visited the home.
  if (appraisals.length > 0 && !sections.some(({ only }) => only === 'appraisal'))
    throw new MissingValue('valuationCopy', 'appraisalText');
  return {
    ...values,
    texts: {
      ...values.texts,
      maxError: String(facts.policy.valuation.maxFsd),
      used: usedText(words, facts),
      reportPages: pages(reportPages),
      appraisers: words.inList(appraisals.map(({ appraiser: name, license }) => appraiser(name, license))),
    },
    tables: { ...values.tables, valuations: tableOf(words, valuations) },
    applies: [
      ...values.applies,
      ...(appraisals.length > 0 ? ['appraisal'] : []),
      ...(valuations.some(({ model }) => model !== APPRAISAL) ? ['models'] : []),
    ],
  };
};
