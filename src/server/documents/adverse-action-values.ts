import { lenderAddress } from '#entities/contract/lender.ts';
import type { DocumentBlock, DocumentTable } from '#entities/contract/written-document.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import { addDays, type Day } from '#entities/values/day.ts';
import { type Dollars, toCents } from '#entities/values/money.ts';
import type { AdverseReason } from '#rules/adverse-action/adverse-reasons.ts';
import type { NoticeReason } from '#rules/adverse-action/notice-reasons.ts';
import { bureausUsed, isOtherSourceUsed, isReportUsed } from '#rules/adverse-action/report-use.ts';
import { scoreNotice } from '#rules/adverse-action/score-notice.ts';
import { DAYS_TO_ACCEPT } from '#rules/compliance/clocks.ts';
import { allDebts } from '#rules/debts/all-debts.ts';
import type { DecisionFigures } from '#rules/decision/decision.ts';
import { wordsFor } from '#words';
import type { SlotValues } from './fill-template.ts';
import { commonValues, lineValues } from './line-values.ts';
import { scoreTexts } from './score-notice-values.ts';
import { lineOf, type WritingFacts } from './writing-facts.ts';

/** A refusal as one applicant's notice states it: of the decision itself, and from this applicant's own report. */
export type RefusalStated = {
  reasons: readonly NoticeReason[];
  /** All reasons of the decision, to tell which sources it used. */
  codes: readonly AdverseReason[];
  otherReason: string | null;
  figures: DecisionFigures;
  amount: Dollars | null;
  decidedOn: Day;
  file: CreditFile | null;
  channel: 'email' | 'post';
};

const left = (label: string) => ({ label, align: 'left' as const });

/** The reason's name on a notice or in a mail. */
export const reasonTitle = (
  { locale }: Pick<WritingFacts, 'locale'>,
  { reason, factor, isOthers }: NoticeReason,
  otherReason: string | null,
): string => {
  const { adverseReasonWords, adverseActionTexts } = wordsFor(locale);
  if (isOthers) return adverseActionTexts.reasons.others;
  return factor ?? (reason === 'other' ? otherReason : null) ?? adverseReasonWords[reason];
};

const detailOf = ({ locale }: WritingFacts, reason: AdverseReason, { figures, amount }: RefusalStated) => {
  const { adverseActionTexts, inCents, inDollars } = wordsFor(locale);
  const { equity, equityWithoutLine, obligations } = adverseActionTexts.reasons;
  const { liens, value, income, debts, housing, qualifyingPayment } = figures;
  if (reason === 'equity' && liens !== null && value !== null) {
    const told = { owed: inDollars(liens), value: inDollars(value) };
    return amount === null ? equityWithoutLine(told) : equity({ ...told, line: inDollars(amount) });
  }
  if (reason !== 'obligations' || income === null) return null;
  return obligations({
    paid: inCents(toCents(debts + housing + (qualifyingPayment ?? 0))),
    income: inCents(income),
  });
};

/** `yours` and `limit` are null where a reason has no figure: nothing stands in for one. */
type ReasonStated = {
  title: string;
  detail: string | null;
  yours: string | null;
  limit: string | null;
  toMeet: string;
};

const reasonStated = (facts: WritingFacts, each: NoticeReason, stated: RefusalStated): ReasonStated => {
  const { adverseActionTexts, changeText, ruleLimitText, ruleValueText } = wordsFor(facts.locale);
  const { standIns, onTheirNotice, toMeet } = adverseActionTexts.reasons;
  const { reason, row, isOthers } = each;
  const title = reasonTitle(facts, each, stated.otherReason);
  if (isOthers) return { title, detail: null, yours: onTheirNotice, limit: onTheirNotice, toMeet: onTheirNotice };
  const debts = new Map(allDebts(facts.application).map(({ id, creditor }) => [id, creditor ?? '']));
  const [change] = row?.change ?? [];
  // The rule's own figure is the household's lowest score, which may be the other applicant's.
  const own = reason === 'creditScore' && stated.file ? scoreNotice(stated.file) : null;
  const value = own ? ({ unit: 'score', amount: own.score } as const) : row?.value;
  const yours = value && row ? ruleValueText(row, value) : (standIns[reason]?.yours ?? null);
  return {
    title,
    detail: detailOf(facts, reason, stated),
    yours,
    limit: row?.limit ? ruleLimitText(row.rule, row.limit) : (standIns[reason]?.limit ?? null),
    toMeet: change ? changeText(change, (id) => debts.get(id) ?? '') : toMeet[reason],
  };
};

const reasonsTable = (facts: WritingFacts, stated: RefusalStated): DocumentTable => {
  const { caption, columns, noFigure } = wordsFor(facts.locale).adverseActionTexts.reasons;
  return {
    kind: 'table',
    caption,
    columns: [left(columns.reason), left(columns.yours), left(columns.limit), left(columns.toMeet)],
    rows: stated.reasons.map((each, at) => {
      const { title, detail, yours, limit, toMeet } = reasonStated(facts, each, stated);
      const reason = `${at + 1}. ${detail === null ? title : `${title}. ${detail}`}`;
      return [reason, yours ?? noFigure, limit ?? noFigure, toMeet];
    }),
  };
};

const reasonsBlock = (facts: WritingFacts, stated: RefusalStated): DocumentBlock => {
  const { columns, meets } = wordsFor(facts.locale).adverseActionTexts.reasons;
  return {
    kind: 'reasons',
    labels: { yours: columns.yours, limit: columns.limit },
    reasons: stated.reasons.map((each) => {
      const { title, detail, yours, limit, toMeet } = reasonStated(facts, each, stated);
      const change = each.isOthers ? toMeet : meets(toMeet);
      return { title, yours, limit, text: detail === null ? change : `${detail} ${change}` };
    }),
  };
};

const scoreBlock = ({ locale }: WritingFacts, file: CreditFile): DocumentBlock | null => {
  const notice = scoreNotice(file);
  if (!notice) return null;
  const { adverseActionTexts, bureauLabels, inLongDate } = wordsFor(locale);
  const { madeOn, lowest, highest, note } = adverseActionTexts.box;
  const { score, range, bureau, on } = notice;
  return {
    kind: 'score',
    ...{ score, from: range.from, to: range.to },
    source: [bureauLabels[bureau], madeOn(inLongDate(on))],
    ends: { from: lowest(range.from), to: highest(range.to) },
    note,
  };
};

/** Dated here, and on its way by this channel. */
const sentText = ({ locale, preparedOn }: WritingFacts, { channel }: RefusalStated): string => {
  const { adverseActionTexts, inLongDate } = wordsFor(locale);
  const { byPost, byEmail } = adverseActionTexts.dates;
  return (channel === 'post' ? byPost : byEmail)(inLongDate(preparedOn));
};

const datesTable = (facts: WritingFacts, stated: RefusalStated): DocumentTable => {
  const { adverseActionTexts, inLongDate } = wordsFor(facts.locale);
  const { caption, columns, ...texts } = adverseActionTexts.dates;
  return {
    kind: 'table',
    caption,
    columns: [left(columns.what), left(columns.value)],
    rows: [
      [texts.application, facts.loanNumber],
      [texts.decidedOn, inLongDate(stated.decidedOn)],
      [texts.notice, sentText(facts, stated)],
    ],
  };
};

/** The reasons, the FCRA part where a report was used, and the creditor. A reason that needed no report claims none. */
const refusalParts = (facts: WritingFacts, stated: RefusalStated): Required<SlotValues> => {
  const { bureauNames, inLongDate } = wordsFor(facts.locale);
  const { file, codes } = stated;
  const report = isReportUsed(codes, file) ? file : null;
  const score = report && scoreTexts(facts, report);
  const box = report && scoreBlock(facts, report);
  return {
    texts: {
      creditorAddress: lenderAddress(facts.lender),
      decidedOn: inLongDate(stated.decidedOn),
      sent: sentText(facts, stated),
      reasons: stated.reasons.map((each) => reasonTitle(facts, each, stated.otherReason)).join('\n'),
      bureaus: (report ? bureausUsed(report) : []).map((bureau) => bureauNames[bureau]).join('\n'),
      ...score,
    },
    tables: { reasons: reasonsTable(facts, stated), dates: datesTable(facts, stated) },
    blocks: { reasons: reasonsBlock(facts, stated), ...(box && { score: box }) },
    applies: [
      ...(report ? ['reported'] : []),
      // Texts from before know two cases only.
      ...(score ? ['scored'] : ['unscored']),
      ...(report && !score ? ['noScore'] : []),
      ...(isOtherSourceUsed(codes) ? ['otherSources'] : []),
    ],
  };
};

const withParts = (values: SlotValues, parts: ReturnType<typeof refusalParts>, texts = {}): SlotValues => ({
  texts: { ...values.texts, ...parts.texts, ...texts },
  tables: { ...values.tables, ...parts.tables },
  blocks: { ...values.blocks, ...parts.blocks },
  applies: [...values.applies, ...parts.applies],
});

export const adverseActionValues = (facts: WritingFacts, stated: RefusalStated): SlotValues =>
  withParts(commonValues(facts), refusalParts(facts, stated));

/** The offered terms with the same content as a refusal: it counts as one if not accepted. */
export const counterOfferValues = (facts: WritingFacts, stated: RefusalStated): SlotValues => {
  const words = wordsFor(facts.locale);
  const { caption, columns, ...texts } = words.adverseActionTexts.counter;
  const { offer } = lineOf(facts);
  const acceptBy = words.inLongDate(addDays(facts.preparedOn, DAYS_TO_ACCEPT));
  const counter: DocumentTable = {
    kind: 'table',
    caption,
    columns: [left(columns.what), left(columns.value)],
    rows: [
      [texts.amount, words.inDollars(offer.amount)],
      [texts.product, words.productNames[offer.product]],
      [texts.term, texts.years(offer.years)],
      [texts.rate, words.inPercent(offer.rate, 2)],
      [texts.fee, words.inCents(offer.feeAmount)],
      [texts.payment, words.inCents(offer.payments.now)],
      [texts.expires, acceptBy],
    ],
  };
  const values = withParts(lineValues(facts), refusalParts(facts, stated), { acceptBy });
  return { ...values, tables: { ...values.tables, counter } };
};
