import type { AcceptedOffer } from './accepted-offer.ts';

type Read = (accepted: AcceptedOffer) => string | number | boolean | null;

/** The accepted terms. DTI and the qualifying payment follow income and debts, which documents may still correct. */
const terms = [
  { term: 'product', read: ({ offer }) => offer.product },
  { term: 'years', read: ({ offer }) => offer.years },
  { term: 'amount', read: ({ offer }) => offer.amount },
  { term: 'originationFee', read: ({ offer }) => offer.originationFee },
  { term: 'fee', read: ({ offer }) => offer.feeAmount },
  { term: 'autopay', read: ({ offer }) => offer.hasAutopay },
  { term: 'index', read: ({ offer }) => offer.index },
  { term: 'margin', read: ({ offer }) => offer.margin },
  { term: 'rate', read: ({ offer }) => offer.rate },
  { term: 'payment', read: ({ offer }) => offer.payments.now },
  { term: 'paymentAfterDraw', read: ({ offer }) => offer.payments.afterDraw },
  { term: 'drawPaymentAtCap', read: ({ offer }) => offer.payments.drawAtCap },
  { term: 'repaymentAtCap', read: ({ offer }) => offer.payments.repaymentAtCap },
  { term: 'indexOn', read: ({ indexOn }) => indexOn },
  { term: 'cap', read: ({ cap }) => cap },
  { term: 'floor', read: ({ floor }) => floor },
  { term: 'repaymentYears', read: ({ repaymentYears }) => repaymentYears },
  { term: 'autopayReduction', read: ({ autopayReduction }) => autopayReduction },
] as const satisfies readonly { term: string; read: Read }[];
export type OfferTerm = (typeof terms)[number]['term'];

/** The terms that differ between a new computation and the accepted offer; empty when it confirms them. */
export const changedTerms = (accepted: AcceptedOffer, computed: AcceptedOffer): OfferTerm[] =>
  terms.flatMap(({ term, read }) => (read(accepted) === read(computed) ? [] : [term]));
