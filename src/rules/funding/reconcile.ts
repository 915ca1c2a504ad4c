import type { PaymentKind, PaymentState } from '#entities/facts/payment.ts';
import { type Cents, toCents } from '#entities/values/money.ts';

type Planned = { total: Cents; rows: readonly { kind: PaymentKind; amount: Cents }[] };
/** `isReplaced`: another payment took its place, and counts instead. */
type Paid = { kind: PaymentKind; amount: Cents; state: PaymentState; isReplaced: boolean };

export type Reconciliation = {
  line: { advance: Cents; payoffs: Cents; fee: Cents; cash: Cents; left: Cents };
  /** Null before the payments are released. */
  bank: { settled: Cents; onTheirWay: Cents; unknown: Cents; cameBack: Cents; unexplained: Cents } | null;
};

const sum = (amounts: readonly Cents[]): Cents => toCents(amounts.reduce((total, amount) => total + amount, 0));

const bankPlace: Readonly<Record<PaymentState, 'settled' | 'onTheirWay' | 'unknown' | 'cameBack' | null>> = {
  created: 'onTheirWay',
  approved: 'onTheirWay',
  sending: 'onTheirWay',
  sent: 'onTheirWay',
  unknown: 'unknown',
  settled: 'settled',
  returned: 'cameBack',
  refused: 'cameBack',
  canceled: null,
};

/** The advance against what it pays, and what was released against where the bank has it. Nothing is netted: each side names its rest. */
export const reconcile = (planned: Planned, paid: readonly Paid[]): Reconciliation => {
  const of = (kind: PaymentKind) => sum(planned.rows.filter((row) => row.kind === kind).map(({ amount }) => amount));
  const [payoffs, fee, cash] = [of('payoff'), of('fee'), of('cash')];
  const line = { advance: planned.total, payoffs, fee, cash, left: toCents(planned.total - payoffs - fee - cash) };
  const counted = paid.filter(({ isReplaced }) => !isReplaced);
  if (counted.length === 0) return { line, bank: null };
  const at = (place: NonNullable<(typeof bankPlace)[PaymentState]>) =>
    sum(counted.filter(({ state }) => bankPlace[state] === place).map(({ amount }) => amount));
  const bank = {
    settled: at('settled'),
    onTheirWay: at('onTheirWay'),
    unknown: at('unknown'),
    cameBack: at('cameBack'),
  };
  const known = bank.settled + bank.onTheirWay + bank.unknown + bank.cameBack;
  return { line, bank: { ...bank, unexplained: toCents(planned.total - known) } };
};
