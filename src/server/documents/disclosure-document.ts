import type { DisclosureName as HandedName } from '#entities/contract/disclosure-name.ts';
import type { WrittenDocument } from '#entities/contract/written-document.ts';
import { addDays, toDay } from '#entities/values/day.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { type EarlyDisclosureFigures, earlyDisclosureFigures } from '#rules/pricing/early-disclosure-figures.ts';
import { wordsFor } from '#words';
import { anyEarlyValues } from './early-values.ts';
import { fillTemplate, type SlotValues } from './fill-template.ts';
import { commonValues, variableTables } from './line-values.ts';
import { planTexts } from './plan-values.ts';
import { templateOn } from './template.ts';
import { type HomeFacts, headOf } from './writing-facts.ts';

const textsOf = (facts: HomeFacts, figures: EarlyDisclosureFigures): SlotValues['texts'] => {
  const { locale, policy, preparedOn } = facts;
  const { inChoice, inLongDate, inPercent, inPoints, writtenDocumentTexts } = wordsFor(locale);
  const texts = writtenDocumentTexts.anyLine;
  const { now, marginLow, marginHigh, drawYears, repaymentYears, fees, feesMax, index, cap, floor } = figures;
  return {
    validUntil: inLongDate(addDays(preparedOn, policy.offer.validDays)),
    years: String(drawYears),
    repaymentYears: String(repaymentYears),
    repaymentMonths: String(repaymentYears * 12),
    rate: inPercent(now.rate, 2),
    rateOf: texts.rateOf,
    autopay: texts.autopay(inPoints(toBasisPoints(-policy.adjusters.autopay), 2)),
    originationFee: texts.fee(inChoice(fees.map((fee) => inPercent(fee, 2)))),
    allFees: inPercent(feesMax, 2),
    margin: texts.margin(inPoints(marginLow, 2), inPoints(marginHigh, 2)),
    index: inPercent(index, 2),
    indexOn: inLongDate(policy.index.effectiveFrom),
    cap: inPercent(cap, 2),
    floor: inPercent(floor, 2),
  };
};

const BOTH_FROM = toDay('2026-11-17');

/** The early disclosures before there is an offer (1026.40(d)): every line we have, with the figures of the most expensive. */
const generalValues = (facts: HomeFacts): SlotValues => {
  const common = commonValues(facts);
  const figures = earlyDisclosureFigures(facts.policy, facts.preparedOn, facts.indexes);
  const early = anyEarlyValues(facts.locale, figures);
  // The texts before November 17, 2026 were about the variable-rate line alone.
  const isBoth = templateOn('earlyDisclosures', { locale: facts.locale, on: facts.preparedOn }).version >= BOTH_FROM;
  return {
    texts: {
      ...common.texts,
      ...planTexts(facts, facts.policy.line),
      ...(isBoth ? { ...textsOf(facts, figures), ...early.texts } : textsOf(facts, figures)),
    },
    tables: { ...variableTables(facts.locale, figures), ...early.tables },
    applies: [...common.applies, 'variable', ...(isBoth ? ['fixed'] : [])],
  };
};

/** A disclosure delivered before page 1: the text later signed or receipted, without signature fields. */
export const disclosureDocument = (facts: HomeFacts, name: HandedName): WrittenDocument => {
  const values = name === 'earlyDisclosures' ? generalValues(facts) : commonValues(facts);
  const paper = fillTemplate(name, { head: headOf(facts), values, on: facts.preparedOn });
  const toRead = paper.sections.filter(({ place }) => place?.kind !== 'sign');
  return { ...paper, sections: toRead.map((section) => ({ ...section, place: null })) };
};
