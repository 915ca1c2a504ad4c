import type { DocumentTable } from '#entities/contract/written-document.ts';
import { type Day, weekdayOf } from '#entities/values/day.ts';
import { type Words, wordsFor } from '#words';
import type { SlotValues } from '../fill-template.ts';
import { disbursementTable } from '../homestead-values.ts';
import { lineValues } from '../line-values.ts';
import { lineOf, type WritingFacts } from '../writing-facts.ts';

/** `left`: what the approval is subject to. `dates`: null until the signing is booked; `time` as the applicant reads it. */
export type Approved = {
  left: readonly string[];
  dates: { signOn: Day; time: string | null; lastDayToCancel: Day | null; fundingDay: Day } | null;
};

const datesTable = (words: Words, dates: Approved['dates']): DocumentTable => {
  const texts = words.writtenDocumentTexts.approval;
  const full = (day: Day): string => words.inFullDate(day, weekdayOf(day));
  const rows =
    dates === null
      ? [
          [texts.sign, texts.chooseDay],
          [texts.cancel, texts.cancelAfter],
          [texts.money, texts.moneyAfter],
        ]
      : [
          [texts.sign, dates.time === null ? full(dates.signOn) : texts.at(full(dates.signOn), dates.time)],
          ...(dates.lastDayToCancel === null ? [] : [[texts.cancel, full(dates.lastDayToCancel)]]),
          [texts.money, full(dates.fundingDay)],
        ];
  const [what, when] = texts.columns;
  return {
    kind: 'table',
    caption: texts.caption,
    columns: [
      { label: what, align: 'left' },
      { label: when, align: 'left' },
    ],
    rows,
  };
};

/** The approved line with its cost, what it is subject to, and the days that follow. */
export const approvalValues = (facts: WritingFacts, { left, dates }: Approved): SlotValues => {
  const words = wordsFor(facts.locale);
  const values = lineValues(facts);
  const paid = disbursementTable(words, facts);
  const { feeAmount } = lineOf(facts).offer;
  const { fee, noFee } = words.writtenDocumentTexts.approval;
  return {
    ...values,
    texts: { ...values.texts, left: left.join('\n'), feeText: feeAmount > 0 ? fee(words.inCents(feeAmount)) : noFee },
    tables: { ...values.tables, dates: datesTable(words, dates), ...(paid && { disbursements: paid }) },
    applies: [...values.applies, ...(left.length > 0 ? ['conditional'] : []), ...(paid ? ['paid'] : [])],
  };
};
