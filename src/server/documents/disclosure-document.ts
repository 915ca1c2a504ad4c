import type { DisclosureName as HandedName } from '#entities/contract/disclosure-name.ts';
import type { WrittenDocument } from '#entities/contract/written-document.ts';
import { addDays } from '#entities/values/day.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { type EarlyDisclosureFigures, earlyDisclosureFigures } from '#rules/pricing/early-disclosure-figures.ts';
import { inChoice, inLongDate, inPercent, inPoints } from '#words/figures.ts';
import { fillTemplate, type SlotValues } from './fill-template.ts';
import { commonValues, variableTables } from './line-values.ts';
import { type HomeFacts, headOf } from './writing-facts.ts';

const textsOf = ({ policy, preparedOn }: HomeFacts, figures: EarlyDisclosureFigures): SlotValues['texts'] => {
  const { now, marginLow, marginHigh, drawYears, repaymentYears, fees, feesMax, index, cap, floor } = figures;
  return {
    validUntil: inLongDate(addDays(preparedOn, policy.offer.validDays)),
    years: String(drawYears),
    repaymentYears: String(repaymentYears),
    repaymentMonths: String(repaymentYears * 12),
    rate: inPercent(now.rate, 2),
    rateOf: ' with the highest margin there is',
    autopay: `Automatic payments lower it by ${inPoints(toBasisPoints(-policy.adjusters.autopay), 2)} percentage points.`,
    originationFee: `${inChoice(fees.map((fee) => inPercent(fee, 2)))} of the line, as you choose; a higher fee lowers the margin`,
    allFees: inPercent(feesMax, 2),
    margin: `between ${inPoints(marginLow, 2)} and ${inPoints(marginHigh, 2)}`,
    index: inPercent(index, 2),
    indexOn: inLongDate(policy.index.effectiveFrom),
    cap: inPercent(cap, 2),
    floor: inPercent(floor, 2),
  };
};

/** The early disclosures before there is an offer (1026.40(d)): every line we have, with the figures of the most expensive. */
const generalValues = (facts: HomeFacts): SlotValues => {
  const common = commonValues(facts);
  const figures = earlyDisclosureFigures(facts.policy, facts.preparedOn);
  return {
    texts: { ...common.texts, ...textsOf(facts, figures) },
    tables: variableTables(figures),
    applies: [...common.applies, 'variable'],
  };
};

/** A disclosure delivered before page 1: the text later signed or receipted, without signature fields. */
export const disclosureDocument = (facts: HomeFacts, name: HandedName): WrittenDocument => {
  const values = name === 'earlyDisclosures' ? generalValues(facts) : commonValues(facts);
  const paper = fillTemplate(name, { head: headOf(facts), values, on: facts.preparedOn });
  const toRead = paper.sections.filter(({ place }) => place?.kind !== 'sign');
  return { ...paper, sections: toRead.map((section) => ({ ...section, place: null })) };
};
