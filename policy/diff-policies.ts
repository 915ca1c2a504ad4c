import type { Policy } from './policy.ts';

export type PolicyDifference = { path: string; before: unknown; after: unknown };

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Lists are compared by what their rows are about, so that a new row does not make every row after it differ. */
const identityOf = (row: unknown, index: number): string => {
  if (!isBranch(row)) return String(index);
  const name = row.code ?? row.minScore ?? row.years ?? row.fee ?? row.months;
  return name === undefined ? String(index) : String(name);
};

const membersOf = (value: Record<string, unknown>): Map<string, unknown> =>
  Array.isArray(value)
    ? new Map(value.map((row, index) => [identityOf(row, index), row]))
    : new Map(Object.entries(value));

type Pair = { before: unknown; after: unknown };

const differences = (path: readonly string[], { before, after }: Pair): PolicyDifference[] => {
  if (Object.is(before, after)) return [];
  if (!isBranch(before) || !isBranch(after))
    return [{ path: path.join('.'), before: before ?? null, after: after ?? null }];
  const [was, is] = [membersOf(before), membersOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) =>
    differences([...path, name], { before: was.get(name), after: is.get(name) }),
  );
};

/** What changed from one version to the next, one row a value; empty when they say the same. */
export const diffPolicies = (before: Policy, after: Policy): PolicyDifference[] => differences([], { before, after });
