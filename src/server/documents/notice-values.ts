import type { Application } from '#entities/application/application.ts';
import type { DocumentTable } from '#entities/contract/written-document.ts';
import { addDays, type Day, weekdayOf } from '#entities/values/day.ts';
import { type AdverseReason, MOST_REASONS } from '#rules/adverse-action/adverse-reasons.ts';
import { scoreNotice } from '#rules/adverse-action/score-notice.ts';
import { daysFor } from '#rules/compliance/clocks.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import { inDollars, inFullDate, inLongDate } from '#words/figures.ts';
import { bureauNames } from '#words/loan/written-document-names.ts';
import { adverseReasonWords } from '#words/rules.ts';
import type { SlotValues } from './fill-template.ts';
import { commonValues, lineValues } from './line-values.ts';
import type { WritingFacts } from './writing-facts.ts';

const withTexts = (values: SlotValues, texts: Record<string, string>, applies: readonly string[] = []): SlotValues => ({
  ...values,
  texts: { ...values.texts, ...texts },
  applies: [...values.applies, ...applies],
});

/** From this applicant's own credit file only: applicants never see each other's score. */
const scoreTexts = ({ outside, person }: WritingFacts): Record<string, string> | null => {
  const file = outside.credit[person];
  const notice = file && scoreNotice(file);
  if (!notice) return null;
  return {
    score: String(notice.score),
    scoreFrom: String(notice.range.from),
    scoreTo: String(notice.range.to),
    scoreOn: inLongDate(notice.on),
    bureau: bureauNames[notice.bureau],
    factors: notice.factors.length === 0 ? 'The bureau named none.' : notice.factors.join('\n'),
  };
};

export const scoreNoticeValues = (facts: WritingFacts): SlotValues | null => {
  const score = scoreTexts(facts);
  return score && withTexts(commonValues(facts), score);
};

const wordsOf = (reasons: readonly AdverseReason[]): string =>
  reasons
    .slice(0, MOST_REASONS)
    .map((reason) => adverseReasonWords[reason])
    .join('\n');

/** At most four reasons, the score only where one was used. */
export const adverseActionValues = (facts: WritingFacts, reasons: readonly AdverseReason[]): SlotValues => {
  const score = scoreTexts(facts);
  return withTexts(commonValues(facts), { reasons: wordsOf(reasons), ...score }, score ? ['scored'] : ['unscored']);
};

export const DAYS_TO_ANSWER = daysFor('incompleteAnswer');

export const incompletenessValues = (facts: WritingFacts, missing: readonly string[]): SlotValues =>
  withTexts(commonValues(facts), {
    missing: missing.join('\n'),
    answerBy: inLongDate(addDays(facts.preparedOn, DAYS_TO_ANSWER)),
  });

export const DAYS_TO_ACCEPT = daysFor('counterOffer');

export const counterOfferValues = (facts: WritingFacts, reasons: readonly AdverseReason[]): SlotValues =>
  withTexts(lineValues(facts), {
    reasons: wordsOf(reasons),
    acceptBy: inLongDate(addDays(facts.preparedOn, DAYS_TO_ACCEPT)),
  });

const inFull = (date: Day): string => inFullDate(date, weekdayOf(date));

type Notified = { openedOn: Day; startsOn: Day; copy: 1 | 2 };

/** `openedOn` is the day the account opens; the last day to cancel counts from the day the recipient has everything. */
export const rescissionValues = (facts: WritingFacts, { openedOn, startsOn, copy }: Notified): SlotValues =>
  withTexts(commonValues(facts), {
    openedOn: inFull(openedOn),
    cancelBy: inFull(rescissionPeriod(startsOn).lastDayToCancel),
    copy: String(copy),
  });

const summaryTable = (caption: string, rows: string[][]): DocumentTable => ({
  kind: 'table',
  caption,
  columns: [
    { label: 'Question', align: 'left' },
    { label: 'Answer', align: 'left' },
  ],
  rows,
});

const UNKNOWN = 'Not answered';

const homeRows = ({ property, isInTrust }: Application): string[][] => [
  ['Value as stated', property.value === null ? UNKNOWN : inDollars(property.value)],
  ['Bought', property.acquiredOn === null ? UNKNOWN : inLongDate(property.acquiredOn)],
  ['Held in a trust', isInTrust === null ? UNKNOWN : isInTrust ? 'Yes' : 'No'],
];

/** The applicant's own answers, and those about the home; never the other applicant's answers about their finances. */
export const summaryValues = (facts: WritingFacts): SlotValues => {
  const { application, person } = facts;
  const values = lineValues(facts);
  const own = application[person] ?? application.borrower;
  const about = [
    ['Name', values.texts.name ?? ''],
    ['Email', own.email ?? UNKNOWN],
    ['Phone', own.phone ?? UNKNOWN],
    ['Born', own.dateOfBirth === null ? UNKNOWN : inLongDate(own.dateOfBirth)],
    ['Social Security number', own.ssnLast4 === null ? UNKNOWN : `Ending in ${own.ssnLast4}`],
    ['Yearly income as stated', own.annualIncome === null ? UNKNOWN : inDollars(own.annualIncome)],
    ['Work', own.employments.map(({ employerName }) => employerName ?? UNKNOWN).join(', ') || 'None'],
  ];
  const owed = [...application.mortgages, ...application.liabilities].map(({ creditor, balance, toBePaidOff }) => [
    creditor ?? UNKNOWN,
    `${balance === null ? UNKNOWN : inDollars(balance)}${toBePaidOff ? ', to be paid off' : ''}`,
  ]);
  const tables = {
    ...values.tables,
    about: summaryTable('You', about),
    home: summaryTable('The home', [['Address', values.texts.property ?? ''], ...homeRows(application)]),
    owed: summaryTable('Owed', owed.length === 0 ? [['Nothing', '']] : owed),
  };
  return { ...values, tables };
};
