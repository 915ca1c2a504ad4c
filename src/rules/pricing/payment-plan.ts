import { type Cents, roundToCents, toCents } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import { amortizedPayment, monthlyInterest } from './payment.ts';

/** How a phase's minimum payment is computed. */
export type MinimumPayment =
  | { kind: 'interestOnly' }
  | { kind: 'amortised' }
  /** Interest plus an equal part of the current balance, but never below a floor. */
  | { kind: 'shareOfBalance'; parts: number; atLeast: Cents }
  /** Interest plus an equal part of the phase's opening balance. */
  | { kind: 'equalPrincipal' };

export type Phase = { name: 'draw' | 'repayment'; months: number; minimum: MinimumPayment };

export type PlanRow = {
  month: number;
  phase: Phase['name'];
  payment: Cents;
  interest: Cents;
  principal: Cents;
  balance: Cents;
};

/**
 * A statement uses whole cents, as money moves. A regulation's example carries no rounding from one month to the
 * next and rounds only the figures shown, so it uses ten-thousandths of a cent.
 */
export type Grain = 'statement' | 'example';
const partsOfCent = { statement: 1, example: 10_000 } as const satisfies Record<Grain, number>;

export type Plan = { balance: Cents; rate: BasisPoints; phases: readonly Phase[]; grain?: Grain };

type PhaseStart = { balance: Cents; rate: BasisPoints; phase: Phase; parts: number };
type PrincipalOf = (now: { balance: Cents; interest: Cents; paid: number }) => number;

const principalOf = ({ balance: start, rate, phase: { minimum, months }, parts }: PhaseStart): PrincipalOf => {
  switch (minimum.kind) {
    case 'interestOnly':
      return () => 0;
    case 'amortised': {
      const level = amortizedPayment({ balance: start, rate, months });
      return ({ interest }) => level - interest;
    }
    case 'shareOfBalance':
      return ({ balance, interest }) =>
        Math.max(Math.round(balance / minimum.parts), minimum.atLeast * parts - interest);
    case 'equalPrincipal':
      // Rounded on the running total, so that no remainder accumulates in the last payment.
      return ({ paid }) => Math.round((start * (paid + 1)) / months) - Math.round((start * paid) / months);
  }
};

/** Month by month, with minimum payments only and no further draws; the final payment clears the balance. */
export const paymentPlan = ({ balance: opening, rate, phases, grain = 'statement' }: Plan): PlanRow[] => {
  const parts = partsOfCent[grain];
  const shown = (amount: number): Cents => roundToCents(amount / parts);
  const rows: PlanRow[] = [];
  let balance = toCents(opening * parts);
  for (const [index, phase] of phases.entries()) {
    const principalFor = principalOf({ balance, rate, phase, parts });
    for (let paid = 0; paid < phase.months && balance > 0; paid += 1) {
      const interest = monthlyInterest(balance, rate);
      const isLast = paid === phase.months - 1 && index === phases.length - 1;
      const due = principalFor({ balance, interest, paid });
      const principal = isLast ? balance : Math.min(balance, due);
      // The last of equal payments equals the others; an example shows it without the fractions lost on the way.
      const isLevel = isLast && grain === 'example' && phase.minimum.kind === 'amortised';
      balance = toCents(balance - principal);
      rows.push({
        month: rows.length + 1,
        phase: phase.name,
        payment: shown(interest + (isLevel ? due : principal)),
        interest: shown(interest),
        principal: shown(principal),
        balance: shown(balance),
      });
    }
  }
  return rows;
};
