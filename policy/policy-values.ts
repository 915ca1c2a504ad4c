export type PolicyValue = string | number | boolean | readonly string[];

/** List rows are named by their subject, so that a new row does not rename every row after it. */
const ROW_NAMES = ['code', 'minScore', 'years', 'fee', 'months'] as const;

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

const rowValues = (path: string, row: unknown, index: number): [string, PolicyValue][] => {
  const name = isBranch(row) ? ROW_NAMES.find((each) => each in row) : undefined;
  if (!isBranch(row) || name === undefined) return valuesAt(`${path}.${index}`, row);
  const { [name]: identity, ...rest } = row;
  const at = `${path}.${identity}`;
  // A state's row means, first of all, that the state is listed.
  return [...(name === 'code' ? ([[at, true]] as [string, PolicyValue][]) : []), ...valuesAt(at, rest)];
};

const valuesAt = (path: string, value: unknown): [string, PolicyValue][] => {
  if (Array.isArray(value))
    return value.every(isText) ? [[path, value]] : value.flatMap((row, index) => rowValues(path, row, index));
  if (isBranch(value))
    return Object.entries(value).flatMap(([name, part]) => valuesAt(path === '' ? name : `${path}.${name}`, part));
  return isText(value) || typeof value === 'number' || value === true ? [[path, value]] : [];
};

/** Every value of a policy by its path, in the policy's order; null and false are left out. */
export const policyValues = (policy: object): Map<string, PolicyValue> => new Map(valuesAt('', policy));
