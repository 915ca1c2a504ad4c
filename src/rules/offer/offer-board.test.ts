import { describe, expect, it } from 'vitest';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
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

describe('what the sums would try', () => {
  const board = offerBoard({ ...untouchedOffer, amount: toDollars(60_000) }, couple);
  const suggestions = offerSuggestions(board, { answers: untouchedOffer, ...couple });

  it('is true when tried: so much more cash, every rule still met', () => {
    const found = suggestions.find(({ kind }) => kind === 'moreCash');
    if (found?.kind !== 'moreCash') throw new Error('nothing was suggested');
    const tried = offerBoard({ ...untouchedOffer, amount: found.amount, debtsToPayOff: found.debtIds }, couple);
    const before: Dollars = board.shape?.most.amount ?? toDollars(0);
    expect(tried.cash).toBe((before + found.more) * 100);
    expect(tried.decision.trace.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
  });

  it('is nothing once it was taken', () => {
    const found = suggestions.find(({ kind }) => kind === 'moreCash');
    const taken = { ...untouchedOffer, amount: found?.amount ?? null, debtsToPayOff: found?.debtIds ?? [] };
    const kinds = offerSuggestions(offerBoard(taken, couple), { answers: taken, ...couple }).map(({ kind }) => kind);
    expect(kinds).not.toContain('moreCash');
  });

  it('is never to pay off a debt whose own rate is below the line’s', () => {
    const cheap = (debt: DebtItem): DebtItem =>
      debt.type === 'auto' ? { ...debt, hiCredit: toDollars(24_000), term: 60, monthlyPayment: toDollars(412) } : debt;
    const { application } = couple;
    const desk = { ...couple, application: { ...application, liabilities: application.liabilities.map(cheap) } };
    const car = desk.application.liabilities.find(({ type }) => type === 'auto');
    const shaped = offerBoard({ ...untouchedOffer, amount: toDollars(60_000) }, desk);
    const said = offerSuggestions(shaped, { answers: untouchedOffer, ...desk });
    for (const { debtIds } of said) expect(debtIds).not.toContain(car?.id);
  });
});
