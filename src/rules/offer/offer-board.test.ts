import { describe, expect, it } from 'vitest';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { getPolicy } from '#policy/policies.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { highDebts } from '#sandbox/personas/high-debts.ts';
import { personaDay } from '#sandbox/personas/parts/persona-day.ts';
import type { Persona } from '#sandbox/personas/persona.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { type OfferAnswers, offerBoard, untouchedOffer } from './offer-board.ts';
import { offerSuggestions } from './offer-suggestions.ts';

const policy = getPolicy(personaDay);
const deskOf = (persona: Persona) => ({ ...situationOf(persona, 'previewOffer'), policy, asOf: personaDay });
const couple = deskOf(workedExampleCouple);
const example: OfferAnswers = {
  ...untouchedOffer,
  amount: toDollars(85_000),
  originationFee: toBasisPoints(150),
  debtsToPayOff: ['card-1', 'card-2'],
};

describe('the board of the offer page', () => {
  it('computes the policy’s figures for the worked example', () => {
    const { offer, decision, cash, payoffTotal, dtiBefore } = offerBoard(example, couple);
    expect(offer?.payments).toMatchObject({ now: 60_138, afterDraw: 73_711, repaymentAtCap: 131_181 });
    expect([offer?.rate, offer?.feeAmount, decision.figures.dti, dtiBefore]).toEqual([849, 127_500, 4127, 4632]);
    expect([payoffTotal, cash]).toEqual([14_130, 8_500_000 - 1_413_000 - 127_500]);
  });

  it('begins at half of the most, and at no less than the debts to pay off', () => {
    const { shape } = offerBoard(untouchedOffer, couple);
    expect(shape?.choice.amount).toBe(Math.floor((shape?.most.amount ?? 0) / 1000) * 500);
  });

  it('never shows one of two people a score', () => {
    const { decision } = offerBoard(example, couple);
    expect(decision.figures.score).toBeNull();
  });

  it('keeps the price of an amount over the limit, and says that it fails', () => {
    const { offer, decision, shape } = offerBoard({ ...untouchedOffer, amount: toDollars(150_000) }, couple);
    expect(offer?.amount).toBe(150_000);
    expect(decision.outcome).toBe('fail');
    expect(shape?.most.amount).toBeLessThan(150_000);
  });

  it('has nothing to shape where debts leave no room, until enough are paid off', () => {
    const desk = deskOf(highDebts);
    const board = offerBoard(untouchedOffer, desk);
    expect(board.shape).toBeNull();
    const [first] = offerSuggestions(board, { answers: untouchedOffer, ...desk });
    expect(first?.kind).toBe('firstLine');
    const tried = { ...untouchedOffer, amount: first?.amount ?? null, debtsToPayOff: first?.debtIds ?? [] };
    expect(offerBoard(tried, desk).decision.outcome).not.toBe('fail');
  });
});

describe('suggestions', () => {
  /** Cards whose payments do not even cover their interest: moving them can only cost less. */
  const costly = (debt: DebtItem): DebtItem =>
    debt.type === 'revolving'
      ? { ...debt, statedRate: toBasisPoints(2999), monthlyPayment: toDollars(Math.floor(debt.balance / 50)) }
      : debt;
  const deskWith = (change: (debt: DebtItem) => DebtItem) => {
    const { application } = couple;
    return { ...couple, application: { ...application, liabilities: application.liabilities.map(change) } };
  };
  const desk = deskWith(costly);
  const debtRates = { 'card-1': toBasisPoints(2999), 'card-2': toBasisPoints(2999) };
  const shaped: OfferAnswers = { ...untouchedOffer, amount: toDollars(60_000), debtRates };
  const board = offerBoard(shaped, desk);
  const suggestions = offerSuggestions(board, { answers: shaped, ...desk });
  const kindsFor = (answers: OfferAnswers, place: typeof desk) =>
    offerSuggestions(offerBoard(answers, place), { answers, ...place });

  it('are true when tried: every rule still met, and so much less each month', () => {
    const found = suggestions.find(({ kind }) => kind === 'lowerPayments');
    if (found?.kind !== 'lowerPayments') throw new Error('nothing was suggested');
    const tried = offerBoard({ ...shaped, amount: found.amount, debtsToPayOff: found.debtIds }, desk);
    expect(tried.decision.trace.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
    expect(tried.cash).toBeGreaterThanOrEqual(board.cash ?? 0);
    const paid = ({ decision: { figures } }: typeof board) =>
      figures.debts + figures.housing + (figures.qualifyingPayment ?? 0);
    expect(paid(board) - paid(tried)).toBe(found.less);
  });

  it('are nothing once taken', () => {
    const found = suggestions.find(({ kind }) => kind === 'lowerPayments');
    const taken = { ...shaped, amount: found?.amount ?? null, debtsToPayOff: found?.debtIds ?? [] };
    expect(kindsFor(taken, desk).map(({ kind }) => kind)).not.toContain('lowerPayments');
  });

  it('never move a debt that would cost more, or whose rate nobody knows', () => {
    const answers = { ...untouchedOffer, amount: toDollars(60_000) };
    for (const { debtIds } of kindsFor(answers, couple)) expect(debtIds).toEqual([]);
    const cheap = { ...answers, debtRates: { 'card-1': toBasisPoints(500), 'card-2': toBasisPoints(500) } };
    for (const { debtIds } of kindsFor(cheap, couple)) expect(debtIds).toEqual([]);
  });
});
