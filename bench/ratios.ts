type Budget = { least: number } | { most: number };

/** What a figure has to be of its ceiling. Times are held to it by `npm run bench` alone; a test would fail with the machine. */
const BUDGETS: readonly { row: RegExp; budget: Budget }[] = [
  { row: /^authenticated step save/, budget: { least: 0.5 } },
  { row: /^session read/, budget: { least: 0.4 } },
  { row: /^jobs, enqueued and done/, budget: { least: 0.3 } },
  { row: /^csv: export/, budget: { least: 0.4 } },
  { row: /^file upload/, budget: { least: 0.6 } },
  { row: /^moves: frames/, budget: { least: 0.95 } },
  { row: /^processes: two/, budget: { least: 1.7 } },
  // Where memory grows with the requests, ten times as many as before the first sample show it.
  { row: /^flat: /, budget: { most: 1.1 } },
  { row: /^(pipeline|reports|budgets|moves|start|memory): /, budget: { most: 1 } },
];

const budgetOf = (name: string): Budget | null => BUDGETS.find(({ row }) => row.test(name))?.budget ?? null;

export const budgetText = (name: string): string => {
  const budget = budgetOf(name);
  if (budget === null) return '';
  return 'least' in budget ? `at least ${budget.least}` : `at most ${budget.most}`;
};

/** Null for a row without a budget. */
export const isWithinBudget = (name: string, ratio: number | null): boolean | null => {
  const budget = budgetOf(name);
  if (budget === null) return null;
  if (ratio === null) return false;
  return 'least' in budget ? ratio >= budget.least : ratio <= budget.most;
};
