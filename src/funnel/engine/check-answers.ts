import type { z } from 'zod';
import { readDate } from '#entities/text/read-date.ts';
import type { Day } from '#entities/values/day.ts';
import { findPolicy } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';
import type { Issue, Step, Within } from './define-step.ts';
import { type IssueCode, issueCode } from './issue-code.ts';
import { knownAnswers } from './known-answers.ts';
import { relevantAnswers } from './relevant-answers.ts';

export type CheckedAnswers = { kind: 'valid'; answers: Record<string, unknown> } | { kind: 'invalid'; issues: Issue[] };

/** A date refused by its schema: a month where a day is needed, a year too far off, or no date at all. */
const dateCode = (typed: unknown): IssueCode => {
  const read = readDate(String(typed));
  if (read === null) return 'invalid';
  return read.kind === 'yearOutOfRange' ? 'yearOutOfRange' : 'dayNeeded';
};

/** Our own codes are passed as the message of a check; the schema library's own are narrowed to a few. */
const codeOf = (issue: z.core.$ZodIssue): IssueCode => {
  const own = issueCode.safeParse(issue.message);
  if (own.success) return own.data;
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return 'required';
      return typeof issue.input === 'number' && issue.input < 0 ? 'negative' : 'tooSmall';
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : 'tooBig';
    case 'invalid_format':
      return issue.format === 'date' ? dateCode(issue.input) : 'invalid';
    default:
      return issue.input === null || issue.input === undefined ? 'required' : 'invalid';
  }
};

/** The limit an answer passed: an amount, a number or a length. */
const limitOf = (issue: z.core.$ZodIssue): { limit?: number } => {
  if (issue.code === 'too_small' && issue.origin !== 'string')
    return { limit: Number(issue.minimum) + (issue.inclusive === false ? 1 : 0) };
  if (issue.code === 'too_big') return { limit: Number(issue.maximum) - (issue.inclusive === false ? 1 : 0) };
  return {};
};

const pathText = ({ path }: Issue): string => path.join('.');

/** One problem per field, in page order: focus goes to the first. */
const inPageOrder = (issues: Issue[], step: Step): Issue[] => {
  const firsts = issues.filter((issue, at) => issues.findIndex((other) => pathText(other) === pathText(issue)) === at);
  const position = ({ path }: Issue) => step.fields.findIndex(({ name }) => name === path[0]);
  return firsts.toSorted((one, other) => position(one) - position(other));
};

type Check = { step: Step; answers: unknown; asOf: Day; within?: Within; policy?: Policy | null };

/** Shared by browser and server: the first problem of each field, all reported at once. */
export const checkAnswers = ({ step, answers, asOf, within, policy = findPolicy(asOf) }: Check): CheckedAnswers => {
  const parsed = step.answers.safeParse(answers, { reportInput: true });
  const wrong = (parsed.error?.issues ?? []).map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    code: codeOf(issue),
    ...limitOf(issue),
  }));
  const known = parsed.data ?? knownAnswers({ answers: relevantAnswers(answers, step.fields), wrong });
  const issues = [
    ...wrong,
    ...(known === null ? [] : step.check(known, asOf)),
    ...(known !== null && within ? step.checkWithin(known, { ...within, policy }) : []),
  ];
  return parsed.success && issues.length === 0
    ? { kind: 'valid', answers: parsed.data }
    : { kind: 'invalid', issues: inPageOrder(issues, step) };
};
