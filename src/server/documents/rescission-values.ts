import { lenderAddress } from '#entities/contract/lender.ts';
import type { DocumentDay, WrittenDocument } from '#entities/contract/written-document.ts';
import { addDays, type Day, daysBetween, weekdayOf } from '#entities/values/day.ts';
import { isBusinessDay } from '#rules/calendar/business-days.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import { type Words, wordsFor } from '#words';
import type { SlotValues } from './fill-template.ts';
import { lineValues } from './line-values.ts';
import type { WritingFacts } from './writing-facts.ts';

export type Notified = { openedOn: Day; startsOn: Day; copy: 1 | 2 };

const SUNDAY = 0;

/** From the day the period starts to the first day money can move: which days count, and which is the last. */
export const dayStrip = (
  words: Words,
  { openedOn, startsOn }: Pick<Notified, 'openedOn' | 'startsOn'>,
): DocumentDay[] => {
  const texts = words.writtenDocumentTexts.rescission;
  const { lastDayToCancel, fundingDay } = rescissionPeriod(startsOn);
  let counted = 0;
  return Array.from({ length: daysBetween(startsOn, fundingDay) + 1 }, (_, at) => {
    const on = addDays(startsOn, at);
    const label = words.inWeekday(on, weekdayOf(on));
    if (at === 0) return { label, note: openedOn === startsOn ? texts.opened : texts.received, tone: 'plain' };
    if (on === fundingDay) return { label, note: texts.firstPayout, tone: 'plain' };
    if (on > lastDayToCancel) return { label, note: texts.noMoney, tone: 'off' };
    if (!isBusinessDay(on, 'rescission'))
      return { label, note: weekdayOf(on) === SUNDAY ? texts.sunday : texts.holiday, tone: 'off' };
    counted += 1;
    return on === lastDayToCancel
      ? { label, note: texts.last(counted), tone: 'last' }
      : { label, note: texts.counted(counted), tone: 'plain' };
  });
};

/** `openedOn` is the day the account opens; the last day to cancel counts from the day the recipient has everything. */
export const rescissionValues = (facts: WritingFacts, { openedOn, startsOn }: Omit<Notified, 'copy'>): SlotValues => {
  const values = lineValues(facts);
  const words = wordsFor(facts.locale);
  const { inFullDate, inLongDate } = words;
  const texts = words.writtenDocumentTexts.rescission;
  const inFull = (date: Day): string => inFullDate(date, weekdayOf(date));
  const { legalName, address } = facts.lender;
  const street = [address.line1, `${address.city}, ${address.state} ${address.zip}`];
  return {
    ...values,
    texts: {
      ...values.texts,
      openedOn: inLongDate(openedOn),
      startsOn: inLongDate(startsOn),
      cancelBy: inFull(rescissionPeriod(startsOn).lastDayToCancel),
    },
    blocks: {
      days: { kind: 'days', days: dayStrip(words, { openedOn, startsOn }) },
      returnTo: { kind: 'address', lines: [legalName, texts.attention, lenderAddress(facts.lender)] },
      slipTo: {
        kind: 'address',
        lines: [texts.sendTo, legalName, texts.attention, ...street, texts.loan(facts.loanNumber)],
      },
    },
  };
};

export const copyBadge = ({ locale }: WritingFacts, copy: 1 | 2): WrittenDocument['badge'] => {
  const { copyOf, copyUse } = wordsFor(locale).writtenDocumentTexts.rescission;
  return { title: copyOf(copy), text: copyUse[copy] };
};
