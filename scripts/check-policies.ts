import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parsePolicy } from '../policy/parse-policy.ts';

const folder = fileURLToPath(new URL('../policy/', import.meta.url));

export const policyFiles = (): string[] => readdirSync(folder).filter((name) => /^\d{4}-\d{2}-\d{2}\.json$/.test(name));

/** Errors in a dated policy, one per line, in a format editors can open: file, line, path and reason. */
export const policyProblems = (name: string, text: string): string[] => {
  const parsed = parsePolicy(text);
  if (parsed.kind === 'refused')
    return parsed.problems.map(({ line, path, message }) => `policy/${name}:${line} ${path}: ${message}`);
  return parsed.policy.version === name.slice(0, 10)
    ? []
    : [`policy/${name}:2 version: is not the day of the file's name`];
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = policyFiles().flatMap((name) => policyProblems(name, readFileSync(`${folder}${name}`, 'utf8')));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
