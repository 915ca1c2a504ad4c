import { z } from 'zod';
import { actorOf, staffIdOf } from '#entities/contract/actor.ts';
import { staffDecision } from '#entities/contract/staff-decision.ts';
import { exceptionCase } from '#entities/facts/exceptions/policy-exception.ts';
import { dollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { adverseReasons, principalReasons } from '#rules/adverse-action/adverse-reasons.ts';
import { decision } from '#rules/decision/decision.ts';
import {
  decisionBlocks,
  decisionOptions,
  isApproval,
  mostInstead,
  wouldDecide,
} from '#rules/decision/decision-options.ts';
import { needsSecond } from '#rules/decision/needs-second.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { findReturned, type StaffDecisionRow } from '#server/db/repos/loan/decisions.ts';
import { currentConditions } from '../conditions/current-conditions.ts';
import { screenWhenDue } from '../screening/screen-loan.ts';
import { loanStanding } from '../shared/loan-standing.ts';
import { applicantWord, applicantWords } from './applicant-words.ts';
import { describeNeeded, exceptionNeeded, exceptionsNow } from './policy-exceptions.ts';
import { currentRuns, type DecisionRun, runCause } from './save-run.ts';

const saidByStaff = z.object({
  id: z.uuid(),
  kind: staffDecision,
  by: z.string().nullable(),
  at: z.date(),
  second: z.string().nullable(),
  run: z.int().nullable(),
  note: z.string().nullable(),
  amount: dollars.nullable(),
  reasons: z.array(z.enum(adverseReasons)),
  otherReason: z.string().nullable(),
  exception: exceptionCase.nullable(),
  isMine: z.boolean(),
});
export type SaidByStaff = z.infer<typeof saidByStaff>;

/** Without a reason where the rules' result had changed before it was confirmed. */
const returnedByStaff = saidByStaff.extend({
  returnedAt: z.date(),
  returnedBy: z.string().nullable(),
  returnReason: z.string().nullable(),
});

export const loanDecision = z.object({
  /** Newest first. */
  runs: z.array(z.object({ run: z.int(), ranAt: z.date(), decision, causes: z.array(runCause) })),
  would: staffDecision.nullable(),
  options: z.array(
    z.object({
      kind: staffDecision,
      blocks: z.array(z.enum(decisionBlocks)),
      needsSecond: z.boolean(),
      /** Although a rule is not met: as a policy exception. */
      isException: z.boolean(),
    }),
  ),
  /** The reasons a denial or a counteroffer would give. */
  reasons: z.array(z.enum(adverseReasons)),
  /** The applicants' own messages and documents, one of which a withdrawal rests on. */
  words: z.array(applicantWord),
  /** Null where every rule is met, or policy allows no exception. */
  exception: exceptionNeeded.nullable(),
  most: dollars.nullable(),
  secondFrom: dollars.nullable(),
  decided: saidByStaff.nullable(),
  proposed: saidByStaff.nullable(),
  /** The last proposal, while it is back with its proposer. */
  returned: returnedByStaff.nullable(),
});
export type LoanDecision = z.infer<typeof loanDecision>;

const terms = z.object({ amount: dollars }).nullable();

const said = (row: StaffDecisionRow | null, staffId: string): SaidByStaff | null =>
  row && {
    id: row.id,
    kind: row.kind,
    by: row.decidedByName,
    at: row.decidedAt,
    second: row.secondByName,
    run: row.run,
    note: row.note,
    amount: terms.parse(row.terms)?.amount ?? null,
    reasons: z.array(z.enum(adverseReasons)).parse(row.reasons),
    otherReason: row.otherReason,
    exception: exceptionCase.nullable().parse(row.exceptions),
    isMine: row.decidedBy === staffId,
  };

const returnedTo = async (
  db: Reader,
  { applicationId, staffId }: { applicationId: string; staffId: string },
): Promise<LoanDecision['returned']> => {
  const row = await findReturned(db, applicationId);
  const back = said(row, staffId);
  if (row === null || back === null) return null;
  const { returnedAt, returnedByName: returnedBy, returnReason } = row;
  return { ...back, returnedAt, returnedBy, returnReason };
};

/** The runs with their causes by name: an account's id says nothing to a reader. */
const namedRuns = async (db: Reader, runs: readonly DecisionRun[]): Promise<DecisionRun[]> => {
  const idOf = (actor: string) => staffIdOf(actorOf(actor));
  const ids = runs.flatMap(({ causes }) => causes.flatMap(({ actor }) => idOf(actor) ?? []));
  const names = await namesOf(db, [...new Set(ids)]);
  const nameOf = (actor: string) => names.get(idOf(actor) ?? '') ?? actor;
  return runs.map((run) => ({
    ...run,
    causes: run.causes.map((cause) => ({ ...cause, actor: nameOf(cause.actor) })),
  }));
};

/** Everything a decision rests on: the runs, the requirements of each outcome, and the earlier decisions. */
export const loanDecisionOf = async (
  container: Container,
  { applicationId, staffId }: { applicationId: string; staffId: string },
): Promise<LoanDecision> => {
  const runs = await currentRuns(container, applicationId);
  const { stored, conditions } = await currentConditions(container, applicationId);
  const policy = getPolicy(container.clock.today());
  const [latest] = runs;
  if (!latest) throw new Error('No run was kept.');
  const isSubmitted = stored.status === 'applicationSubmitted';
  const screening = await (isSubmitted ? screenWhenDue(container, applicationId) : 'open');
  const facts = { decision: latest.decision, conditions, policy, isSubmitted, screening };
  const options = decisionOptions(facts);
  const needed =
    latest.decision.outcome === 'fail' ? await exceptionsNow(container, container.database.db, stored) : null;
  const excepted = needed && decisionOptions({ ...facts, decision: needed.decision });
  const { amount } = latest.decision.chosen;
  const { decided, proposed } = await loanStanding(container.database.db, stored);
  return {
    runs: await namedRuns(container.database.db, runs),
    would: wouldDecide(facts),
    options: staffDecision.options.map((kind) => {
      const isException = excepted !== null && isApproval(kind);
      return {
        kind,
        isException,
        blocks: isException ? excepted[kind] : options[kind],
        needsSecond:
          isException || needsSecond({ kind, amount: kind === 'countered' ? mostInstead(facts) : amount }, policy),
      };
    }),
    reasons: principalReasons(latest.decision.trace).map(({ reason }) => reason),
    words: await applicantWords(container.database.db, applicationId),
    exception: needed && describeNeeded(container, needed),
    most: mostInstead(facts),
    secondFrom: policy.fourEyes?.fromLine ?? null,
    decided: said(decided, staffId),
    proposed: said(proposed, staffId),
    returned: proposed === null ? await returnedTo(container.database.db, { applicationId, staffId }) : null,
  };
};
