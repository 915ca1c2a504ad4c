import type { DebtItem } from '#entities/application/debt-item.ts';
import { toDollars } from '#entities/values/money.ts';
import { decide } from '#rules/decision/decide.ts';
import { requiredDocuments } from '#rules/documents/required-documents.ts';
import { type OptimizerGoal, optimizeLine } from '#rules/offer/optimize-line.ts';
import { defaultTerms } from '#rules/pricing/rate.ts';
import { aDebt, aMortgage, aRental } from '#rules/testing/builders.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '#rules/testing/worked-example.ts';
import type { BenchRow } from './row.ts';

/** Payments that track the balances closely: hardly any set of debts is dominated, so this is the slow case. */
const debts = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const balance = 1000 + ((at * 7919) % 9000);
    return aDebt({
      id: `debt-${at}`,
      balance: toDollars(balance),
      monthlyPayment: toDollars(Math.round(balance * 0.03) + (at % 7)),
    });
  });

const properties = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aRental({
      propertyId: `rental-${at}`,
      mortgages: [aMortgage({ id: `m-${at}` })],
      annualRentalIncome: toDollars(18_000),
    }),
  );

const timeOf = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Median and worst of many runs, after a warm-up. */
const timed = (work: () => unknown, rounds = 60): { middle: number; worst: number } => {
  for (let round = 0; round < 10; round += 1) work();
  const times = Array.from({ length: rounds }, () => timeOf(work));
  return { middle: middle(times), worst: Math.max(...times) };
};

const facts = exampleFacts();

const decisionsPerSecond = (): number => {
  const application = exampleApplication();
  const decideOften = () => {
    for (let round = 0; round < 20_000; round += 1) decide({ application, facts, policy, asOf });
  };
  decideOften();
  // CPU time, so that other load on the machine does not count.
  const start = process.cpuUsage().user;
  decideOften();
  return 20_000 / ((process.cpuUsage().user - start) / 1_000_000);
};

const decisionTime = (liabilities: DebtItem[]): number => {
  const application = exampleApplication({ liabilities });
  return timed(() => decide({ application, facts, policy, asOf }), 400).middle;
};

/** Payments low enough to pass, so that both sizes do the same work. */
const lightDebts = (count: number): DebtItem[] =>
  debts(count).map((debt) => ({ ...debt, monthlyPayment: toDollars(10) }));

const optimizer = (count: number) => {
  const application = exampleApplication({ liabilities: debts(count) });
  const once = (goal: OptimizerGoal) =>
    optimizeLine(application, { goal, cashWanted: toDollars(5000), terms: defaultTerms(policy), facts, policy, asOf });
  const [lowest, most] = [timed(() => once('lowestPayment')), timed(() => once('mostCash'))];
  const within = once('mostCash')?.within ?? 0;
  return { figure: Math.max(lowest.middle, most.middle), worst: Math.max(lowest.worst, most.worst), within };
};

const documents = (count: number) => {
  const application = exampleApplication({ propertyOwnership: properties(count) });
  return timed(() => requiredDocuments({ application, facts, asOf }), 400);
};

const FRAME_MS = 16;

export const ruleRows: BenchRow[] = [
  {
    name: 'decision with offers',
    unit: 'a second',
    run: async () => ({
      figure: decisionsPerSecond(),
      ceiling: 20_000,
      note: 'one core, 28 offers each; wanted 20,000',
    }),
  },
  ...[15, 30].map((count) => ({
    name: `optimizer, ${count} debts`,
    unit: 'ms',
    run: async () => {
      const { figure, worst, within } = optimizer(count);
      const bound = within === 0 ? 'exact' : `within $${within}`;
      return { figure, ceiling: FRAME_MS, note: `${bound}; worst ${worst.toFixed(1)} ms; a frame is 16 ms` };
    },
  })),
  {
    name: 'required documents, 10 properties',
    unit: 'ms',
    run: async () => {
      const { middle: figure, worst } = documents(10);
      return { figure, note: `worst ${worst.toFixed(2)} ms` };
    },
  },
  {
    name: 'documents, growth for 10x input',
    unit: 'times',
    run: async () => ({ figure: documents(100).middle / documents(10).middle, ceiling: 10, note: '10 is linear' }),
  },
  {
    name: 'refusal with a payoff that cures it',
    unit: 'ms',
    run: async () => ({ figure: decisionTime(debts(30)), ceiling: FRAME_MS, note: '30 debts; a frame is 16 ms' }),
  },
  {
    name: 'decision, growth for 10x debts',
    unit: 'times',
    run: async () => ({
      figure: decisionTime(lightDebts(30)) / decisionTime(lightDebts(3)),
      ceiling: 10,
      note: '10 is linear',
    }),
  },
];
