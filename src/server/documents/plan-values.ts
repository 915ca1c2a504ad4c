import type { Dollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { minimumDraw, recordingCharges } from '#rules/pricing/recording-charges.ts';
import { wordsFor } from '#words';
import type { SlotValues } from './fill-template.ts';
import { type HomeFacts, lineOf, type WritingFacts } from './writing-facts.ts';

type Texts = SlotValues['texts'];

/** Charges are those of the day of the document: a policy accepted before has none. Without figures the text is left out, which stops the document. */
const chargesText = (
  { locale, policy, preparedOn, application: { property } }: HomeFacts,
  line: { min: Dollars; max: Dollars },
): Texts => {
  const { inDollars, states, writtenDocumentTexts } = wordsFor(locale);
  const texts = writtenDocumentTexts.plan;
  const { state } = property;
  const charges = recordingCharges(policy, { state, line }) ?? recordingCharges(getPolicy(preparedOn), { state, line });
  if (charges === null) return {};
  const range = texts.charges(inDollars(charges.from), inDollars(charges.to));
  const where = state === null ? texts.everyState : texts.inState(states[state]);
  const amounts =
    line.min === line.max
      ? texts.forLine(inDollars(line.max))
      : texts.forLines(inDollars(line.min), inDollars(line.max));
  return { thirdPartyFees: `${range} ${where} ${amounts}` };
};

/** The terms of every plan: draws, due days, charges of public offices. */
export const planTexts = (facts: HomeFacts, line: { min: Dollars; max: Dollars }): Texts => {
  const { locale, policy, application } = facts;
  const { inDollars, writtenDocumentTexts } = wordsFor(locale);
  return {
    minDraw: inDollars(minimumDraw(policy, application.property.state)),
    firstDraw: writtenDocumentTexts.plan.firstDraw,
    dueDay: String(policy.payments.dueDay),
    statementDays: String(policy.payments.statementDays),
    ...chargesText(facts, line),
  };
};

/** Left out where nobody with a license has the loan, which stops the document. */
export const officerTexts = ({ officer }: Pick<WritingFacts, 'officer'>): Texts =>
  officer ? { officer: officer.name, officerNmls: officer.nmls } : {};

/** The accepted line in the words of its agreement and its opening. */
export const ownPlanTexts = (facts: WritingFacts): Texts => {
  const { locale, policy } = facts;
  const line = lineOf(facts);
  const { product, years, amount, feeAmount, originationFee, hasAutopay } = line.offer;
  const { inCents, inPercent, inPoints, writtenDocumentTexts } = wordsFor(locale);
  const texts = writtenDocumentTexts.plan;
  const { drawYears } = policy.products.fixed;
  const points = inPoints(line.autopayReduction, 2);
  return {
    ...planTexts(facts, { min: amount, max: amount }),
    ...officerTexts(facts),
    drawYears: String(drawYears),
    planYears: String(product === 'fixed' ? drawYears + years : years + line.repaymentYears),
    feeAsCharge: feeAmount === 0 ? texts.noFee : texts.fee(inCents(feeAmount), inPercent(originationFee, 2)),
    autopayTerms: hasAutopay ? texts.autopay[product](points) : texts.autopay.none,
    autopayPlain: hasAutopay ? texts.autopay.plain(points) : texts.autopay.nonePlain,
  };
};
