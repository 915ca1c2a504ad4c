import type { LoanEnd, StaffDecision } from '#entities/contract/staff-decision.ts';
import type { ExceptionCase } from '#entities/facts/exceptions/policy-exception.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { type AdverseReason, MOST_REASONS, principalReasons } from '#rules/adverse-action/adverse-reasons.ts';
import { reasonGap } from '#rules/adverse-action/is-specific-reason.ts';
import type { JudgmentReason } from '#rules/adverse-action/judgment-reasons.ts';
import { type DecisionBlock, decisionOptions, isApproval, mostInstead } from '#rules/decision/decision-options.ts';
import { needsSecond } from '#rules/decision/needs-second.ts';
import type { ExceptionGap } from '#rules/exceptions/compensating-factors.ts';
import type { TraceRow } from '#rules/trace/trace-row.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasReviewedValue } from '#server/db/repos/loan/avm-reviews.ts';
import { addDecision, addProposal } from '#server/db/repos/loan/decisions.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import type { Condition } from '../conditions/reconcile-conditions.ts';
import { screenLoan } from '../screening/screen-loan.ts';
import { loanStanding } from '../shared/loan-standing.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { takeUnassigned } from '../work/take-unassigned.ts';
import { type ApplicantWord, applicantWords } from './applicant-words.ts';
import { carryOutDecision } from './carry-out-decision.ts';
import { counterTerms } from './counter-terms.ts';
import { type ExceptionAsked, exceptionsNow, gapIn } from './policy-exceptions.ts';
import { type DecisionRun, saveRun } from './save-run.ts';

export type DecisionAsked = {
  kind: StaffDecision;
  /** The run the page showed. */
  run: number;
  /** Staff's last decision the page showed. */
  seenDecisionId: string | null;
  /** For a counteroffer. */
  amount: Dollars | null;
  note: string | null;
  /** Reasons beyond the rules. */
  judgment: readonly JudgmentReason[];
  /** The words of a reason that is not on the list. */
  otherReason: string | null;
  /** For a withdrawal: the message or document in which the applicant says so. */
  word: Pick<ApplicantWord, 'kind' | 'id'> | null;
  /** For an approval although a rule is not met: what speaks for it. */
  exception: ExceptionAsked | null;
};

/** Another decision came first, or the rules' result has changed. */
export type Overtaken =
  | { kind: 'ended'; end: LoanEnd }
  | { kind: 'decidedMeanwhile'; decision: StaffDecision; isProposal: boolean; by: string | null; at: Date }
  | { kind: 'rulesChanged'; run: number };

export type RecordOutcome =
  | { kind: 'recorded' }
  | { kind: 'secondNeeded' }
  | { kind: 'blocked'; blocks: DecisionBlock[] }
  | { kind: 'amountNotPossible'; most: Dollars | null }
  | { kind: 'reasonNeeded' }
  /** The underwriter's own words say nothing about the application. */
  | { kind: 'reasonVague' }
  | { kind: 'wordNeeded' }
  | { kind: ExceptionGap }
  /** The reviewer of a drawn value does not decide the loan. */
  | { kind: 'reviewedByYou' }
  | Overtaken;

/** Null while everything is as the page showed it. */
export const overtakenBy = async (
  tx: Tx,
  {
    stored,
    run,
    seen,
  }: { stored: StoredApplication; run: DecisionRun; seen: Pick<DecisionAsked, 'run' | 'seenDecisionId'> },
): Promise<Overtaken | null> => {
  const { decided, proposed, end } = await loanStanding(tx, stored);
  const last = proposed ?? decided;
  if (last && last.id !== seen.seenDecisionId)
    return {
      kind: 'decidedMeanwhile',
      decision: last.kind,
      isProposal: last === proposed,
      by: last.decidedByName,
      at: last.decidedAt,
    };
  if (end !== null) return { kind: 'ended', end };
  return run.run === seen.run ? null : { kind: 'rulesChanged', run: run.run };
};

/** The applicant's own word, in a message or a document of this loan. */
const isOnFile = async (tx: Tx, applicationId: string, word: DecisionAsked['word']): Promise<boolean> =>
  word !== null &&
  (await applicantWords(tx, applicationId)).some(({ kind, id }) => kind === word.kind && id === word.id);

/** A counteroffer stays below the line asked for. */
const mostToOffer = (most: Dollars | null, { amount }: { amount: Dollars | null }): Dollars | null =>
  most === null || amount === null || most < amount ? most : toDollars(amount - 1);

/** Those of the rules first, then those of judgment, four at most. */
export const reasonsOf = (trace: readonly TraceRow[], { judgment }: Pick<DecisionAsked, 'judgment'>): AdverseReason[] =>
  [...new Set([...principalReasons(trace).map(({ reason }) => reason), ...judgment])].slice(0, MOST_REASONS);

const isOffered = async (
  container: Container,
  tx: Tx,
  countered: { stored: StoredApplication; amount: Dollars },
): Promise<boolean> => {
  const { terms, outcome } = await counterTerms(container, tx, countered);
  return outcome === 'pass' && terms !== null;
};

/**
 * Staff's decision on an application. Reasons come from the run's trace and from the list of judgment; a decision that policy requires from two
 * members of staff waits for the second; when two decide at once, the first wins and the other is informed.
 */
export const recordDecision = async (
  container: Container,
  { staff, asked }: { staff: LoanStaff<'decide'>; asked: DecisionAsked },
): Promise<RecordOutcome> => {
  const { accountId: staffId, applicationId } = staff;
  return container.database.transact(async (tx): Promise<RecordOutcome> => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    if (await hasReviewedValue(tx, { applicationId, staffId })) return { kind: 'reviewedByYou' };
    const run = await saveRun(container, tx, stored);
    const overtaken = await overtakenBy(tx, { stored, run, seen: asked });
    if (overtaken) return overtaken;
    // A proposal is open: it must be answered first.
    if ((await loanStanding(tx, stored)).proposed) return { kind: 'blocked', blocks: ['proposalOpen'] };
    const { decision } = run;
    const asOf = container.clock.today();
    const policy = getPolicy(asOf);
    const isSubmitted = stored.status === 'applicationSubmitted';
    const screening = await screenLoan(container, tx, stored);
    const needed =
      isApproval(asked.kind) && asked.exception !== null && decision.outcome === 'fail'
        ? await exceptionsNow(container, tx, stored)
        : null;
    const facts = { decision: needed?.decision ?? decision, conditions, policy, isSubmitted, screening };
    const blocks = decisionOptions(facts)[asked.kind];
    if (blocks.length > 0) return { kind: 'blocked', blocks };
    const missing = needed && asked.exception && gapIn(container, { asked: asked.exception, needed });
    if (missing) return { kind: missing };
    if (asked.kind === 'withdrawn' && !(await isOnFile(tx, applicationId, asked.word))) return { kind: 'wordNeeded' };
    const amount = asked.kind === 'countered' ? asked.amount : decision.chosen.amount;
    if (asked.kind === 'countered') {
      const most = mostToOffer(mostInstead(facts), decision.chosen);
      const isPossible = amount !== null && most !== null && amount <= most;
      if (!isPossible || !(await isOffered(container, tx, { stored, amount })))
        return { kind: 'amountNotPossible', most };
    }
    const isAdverse = asked.kind === 'denied' || asked.kind === 'countered';
    const reasons = isAdverse ? reasonsOf(decision.trace, asked) : [];
    const gap = isAdverse ? reasonGap(reasons, asked.otherReason) : null;
    if (gap !== null) return { kind: gap };
    const { kind, note, word } = asked;
    const by = { decidedBy: staffId, decidedByName: staff.name };
    const said = {
      kind,
      reasons,
      run: run.run,
      note,
      terms: kind === 'countered' ? { amount } : null,
      otherReason: reasons.includes('other') ? asked.otherReason : null,
      exceptions: needed && asked.exception && { exceptions: needed.exceptions, ...asked.exception },
      ...by,
    };
    await takeUnassigned(tx, { applicationId, by: staffId, to: { id: staffId, name: staff.name } });
    if (said.exceptions !== null || needsSecond({ kind, amount }, policy)) {
      const proposalId = await addProposal(tx, { applicationId, ...said });
      const rules = said.exceptions?.exceptions.map(({ rule }) => rule);
      const body = { proposalId, kind, amount, run: run.run, note, ...(rules && { rules }) };
      await appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'decisionProposed', body });
      await saveApplication(tx, stored);
      return { kind: 'secondNeeded' };
    }
    await commitDecision(container, tx, { stored, conditions, run, said: { ...said, amount, word }, staffId });
    return { kind: 'recorded' };
  });
};

type Said = {
  kind: StaffDecision;
  reasons: AdverseReason[];
  run: number;
  note: string | null;
  terms: unknown;
  amount: Dollars | null;
  decidedBy: string;
  decidedByName: string;
  secondBy?: string;
  secondByName?: string;
  otherReason: string | null;
  exceptions: ExceptionCase | null;
  word: DecisionAsked['word'];
};

type Standing = {
  stored: StoredApplication;
  conditions: readonly Condition[];
  run: DecisionRun;
  said: Said;
  staffId: string;
};

/** Stores a decision with all its inputs, and carries it out. */
export const commitDecision = async (
  container: Container,
  tx: Tx,
  { stored, conditions, run, said, staffId }: Standing,
): Promise<void> => {
  const { decision } = run;
  const { amount, word, ...row } = said;
  const isCounter = said.kind === 'countered' && amount !== null;
  const terms = isCounter
    ? { amount, terms: (await counterTerms(container, tx, { stored, amount })).terms }
    : said.terms;
  const decisionId = await addDecision(tx, {
    applicationId: stored.id,
    atStep: stored.status,
    policyVersion: decision.policyVersion,
    decidedOn: container.clock.today(),
    facts: { application: stored.document, outside: await outsideFactsOf(tx, stored) },
    decision,
    ...row,
    terms,
  });
  const { kind, reasons, note } = said;
  const decided = { decisionId, kind, amount, reasons, run: said.run, note, word, staffId };
  await carryOutDecision(container, tx, { stored, conditions, decided });
};
