import type { CompensatingFactor, ExceptableRule } from '#entities/facts/exceptions/policy-exception.ts';
import type { ExceptionGap } from '#rules/exceptions/compensating-factors.ts';

/** Text of policy exceptions: in the decision, in the trace and in their list. */
export const exceptionDesk = {
  tag: 'Policy exception',
  means: 'A limit of the policy is exceeded. A second underwriter has to approve the exception.',
  exceeded: 'What is exceeded',
  over: ({ rule, value, limit }: { rule: string; value: string; limit: string }) =>
    `${rule}: ${value}, policy limit ${limit}`,
  factors: 'Compensating factors',
  factorsHelp: (needed: number) =>
    `Choose at least ${needed}. The list and its figures are the same for every applicant.`,
  factorNames: {
    score: 'High score',
    loanToValue: 'Low CLTV',
    debtToIncome: 'Low DTI',
    timeOwned: 'Home owned for years',
    mortgagePaid: 'Mortgage never paid late',
    timeEmployed: 'Long time in the same line of work',
    reserves: 'Reserves for several payments',
  } satisfies Record<CompensatingFactor, string>,
  holds: 'on file',
  doesNotHold: 'not supported by the figures on file',
  documented: 'documented by you',
  reason: 'Why the exception is justified',
  reasonHelp: 'Name the documents that support the factors. Kept with the decision; not part of any notice.',
  gaps: {
    factorsNeeded: 'Choose more compensating factors.',
    factorNotHeld: 'A chosen factor is not supported by the figures on file.',
    exceptionReasonNeeded: 'Say in a sentence why the exception is justified.',
  } satisfies Record<ExceptionGap, string>,
  excepted: (count: number) => (count === 1 ? '1 exception' : `${count} exceptions`),
  raised: (limit: string) => `Exception: the policy’s limit is ${limit}.`,
  list: {
    title: 'Policy exceptions',
    lede: 'Approvals beyond a limit of the policy, with the two people behind each.',
    caption: 'Policy exceptions, newest first',
    columns: {
      loan: 'Loan',
      exceeded: 'Exceeded',
      factors: 'Compensating factors',
      proposed: 'Proposed by',
      approved: 'Approved by',
      at: 'Approved on',
    },
    emptyTitle: 'No exceptions',
    empty: 'An approval beyond a limit of the policy appears here.',
    year: 'Last twelve months',
    approvals: 'Approved loans',
    excepted: 'With an exception',
    counted: (count: number, share: string | null) => (share === null ? `${count}` : `${count} (${share})`),
    rules: { cltv: 'Beyond the CLTV limit', dti: 'Beyond the DTI limit' } satisfies Record<ExceptableRule, string>,
  },
} as const;
