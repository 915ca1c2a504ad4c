import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parsePolicy } from '../policy/parse-policy.ts';

const folder = fileURLToPath(new URL('../policy/', import.meta.url));

const POLICY = /^\d{4}-\d{2}-\d{2}\.json$/;

export const policyFiles = (): string[] => readdirSync(folder).filter((name) => POLICY.test(name));

/** Errors in a dated policy, one per line, in a format editors can open: file, line, path and reason. */
export const policyProblems = (name: string, text: string): string[] => {
  const parsed = parsePolicy(text);
  if (parsed.kind === 'refused')
    return parsed.problems.map(({ line, path, message }) => `policy/${name}:${line} ${path}: ${message}`);
  return parsed.policy.version === name.slice(0, 10)
    ? []
    : [`policy/${name}:2 version: is not the day of the file's name`];
};

/** Files that look like a policy and are none: nothing would ever follow them. */
export const leftOut = (names: readonly string[], inUse: readonly string[]): string[] =>
  names
    .filter((name) => /^\d.*\.json$/.test(name) && !inUse.includes(name.slice(0, 10)))
    .map((name) =>
      POLICY.test(name)
        ? `policy/${name}: is not in policies.ts, so it is never in force`
        : `policy/${name}: is not named for its first day, such as 2027-01-31.json`,
    );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = policyFiles();
  const wrong = names.flatMap((name) => policyProblems(name, readFileSync(`${folder}${name}`, 'utf8')));
  // Only then can they be loaded.
  const inUse = wrong.length > 0 ? [] : (await import('../policy/policies.ts')).policies.map(({ version }) => version);
  const problems = wrong.length > 0 ? wrong : leftOut(readdirSync(folder), inUse);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`Lending policies checked: ${inUse.join(', ')}.`);
  process.exit(problems.length === 0 ? 0 : 1);
}
