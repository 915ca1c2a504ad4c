import type { StaffDecision } from '#entities/contract/staff-decision.ts';
import type { Attestation } from '#rules/decision/attestations.ts';

const what = {
  approved: 'an approval',
  conditionallyApproved: 'an approval with conditions',
  countered: 'a counteroffer',
  suspended: 'a suspension',
  denied: 'a denial',
  withdrawn: 'a withdrawal',
} as const satisfies Record<StaffDecision, string>;

type Proposal = { by: string | null; kind: StaffDecision; line: string | null };

/** Text of the page on which a second person answers a proposed decision. */
export const secondPerson = {
  panel: 'Proposed decision',
  proposes: ({ by, kind, line }: Proposal) =>
    `${by ?? 'A colleague'} proposes ${what[kind]}${line === null ? '' : ` at ${line}`}`,
  made: ({ at, run }: { at: string; run: number | null }) => (run === null ? `${at}.` : `${at}, on run ${run}.`),
  unchanged: 'Nothing has changed since.',
  newer: (run: number) => `The rules have run again since: see run ${run}.`,
  waiting: (age: string) => `Waiting on you, ${age}`,
  terms: { line: 'Line', term: 'Term', rate: 'APR', expires: 'Expires' },
  years: (draw: number, repayment: number) => (repayment === 0 ? `${draw} years` : `${draw} + ${repayment} years`),
  figures: ({ line, dti, cltv }: { line: string; dti: string; cltv: string }) =>
    `At ${line}: DTI ${dti}, CLTV ${cltv}.`,
  reasons: 'Reasons on the notice',
  ticks: 'Before you confirm',
  attest: {
    readRules: 'I read the rules and the changes',
    readNotice: 'I read the notice',
  } satisfies Record<Attestation, string>,
  missing: {
    readRules: 'Confirm that you read the rules and the changes.',
    readNotice: 'Confirm that you read the notice.',
  } satisfies Record<Attestation, string>,
  confirm: 'Confirm and send',
  reviewFirst: (run: number) => `Review run ${run} first`,
  cannotConfirm: (name: string) =>
    `A proposal made on an earlier run cannot be confirmed. Return it, so that ${name} decides on the current run.`,
  sent: (name: string) => `Sent to the applicants at once. ${name} is notified either way.`,
  proposer: 'the proposer',
  giveBack: (name: string) => `Return to ${name}`,
  returning: (name: string) => ({
    label: `Changes for ${name} to make`,
    help: 'Kept with the loan. Not part of any notice.',
    submit: `Return to ${name}`,
    cancel: 'Cancel',
    empty: 'Give a reason in a few words.',
  }),
  settled: 'This was settled in the meantime. Review the decision before you continue.',
  close: 'Close and review',
  returned: (kind: StaffDecision) => `Returned: ${what[kind]}`,
  returnedBy: ({ by, at }: { by: string | null; at: string }) => `by ${by ?? 'a colleague'}, ${at}`,
  returnedForRules: 'The result changed before it was confirmed. Decide on the current run.',
} as const;
