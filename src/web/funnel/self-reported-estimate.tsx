import type { Application } from '#entities/application.ts';
import { noOutsideFacts } from '#entities/outside-facts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars, inPercent } from '#words/en/figures.ts';
import { questions } from '#words/en/questions.ts';
import { lenderToday, policyToday } from './lender-day.ts';
import { offerBoard } from './offer/offer-board.ts';

const words = questions.selfReported;
const UNTOUCHED = {
  amount: null,
  product: null,
  years: null,
  originationFee: null,
  hasAutopay: null,
  loanPurpose: null,
  debtsToPayOff: null,
};

/** What the person's own words would allow, before anything is checked: shown where the check is agreed to. */
export const SelfReportedEstimate = ({ application }: { application: Application }) => {
  const desk = { application, facts: noOutsideFacts(), policy: policyToday(), asOf: lenderToday() };
  const { shape, offer } = offerBoard(UNTOUCHED, desk);
  return (
    <Notice tone="info" title={words.title}>
      {shape === null || offer === null
        ? words.none
        : words.text(inDollars(shape.most.amount), inPercent(offer.rate, 2))}{' '}
      {words.foot}
    </Notice>
  );
};
