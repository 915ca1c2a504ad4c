import { type JsonPath, lineOfPath, namedTwice } from './line-of-path.ts';
import { type Policy, policy } from './policy.ts';

export type PolicyProblem = { line: number; path: string; message: string };
export type ParsedPolicy = { kind: 'accepted'; policy: Policy } | { kind: 'refused'; problems: PolicyProblem[] };

/** Parses a policy file: either the policy, or every problem with its line and path. */
export const parsePolicy = (text: string): ParsedPolicy => {
  const json = parseJson(text);
  if (json.kind === 'broken') return { kind: 'refused', problems: [json.problem] };
  const twice = namedTwice(text).map(({ path, line }) => ({ line, path: path.join('.'), message: 'named twice' }));
  const checked = policy.safeParse(json.value);
  if (checked.success && twice.length === 0) return { kind: 'accepted', policy: checked.data };
  const problems = (checked.error?.issues ?? []).map((issue) => {
    const path: JsonPath = issue.path.filter((part) => typeof part !== 'symbol');
    const extra = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return { line: lineOfPath(text, [...path, ...extra]), path: [...path, ...extra].join('.'), message: issue.message };
  });
  return { kind: 'refused', problems: [...twice, ...problems] };
};

type ParsedJson = { kind: 'read'; value: unknown } | { kind: 'broken'; problem: PolicyProblem };

const parseJson = (text: string): ParsedJson => {
  try {
    return { kind: 'read', value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = text.slice(0, positionIn(text, message)).split('\n').length;
    return { kind: 'broken', problem: { line, path: '', message } };
  }
};

const CONTEXT = 10;

/** V8 gives either the position or ten characters around it; at the end of the input, neither. */
const positionIn = (text: string, message: string): number => {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const around = /\.{3}"([\s\S]*)"\.{3} is not valid JSON$/.exec(message)?.[1];
  return around === undefined ? text.length : text.indexOf(around) + CONTEXT;
};
