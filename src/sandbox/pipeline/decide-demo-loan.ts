import { toDollars } from '#entities/values/money.ts';
import { attestation } from '#rules/decision/attestations.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { loanDecisionOf } from '#server/usecases/decisions/loan-decision.ts';
import { recordDecision } from '#server/usecases/decisions/record-decision.ts';
import { secondDecision } from '#server/usecases/decisions/second-decision.ts';
import type { LoanStaff } from '#server/usecases/shared/require-staff.ts';

/** What an underwriter takes off a line for the state of the home. */
const LESS = 15_000;

type Deciding = {
  first: LoanStaff<'decide'>;
  second: LoanStaff<'decide'>;
  kind: 'conditionallyApproved' | 'suspended' | 'countered';
};

/** As on the decision page, with the run it shows; a smaller line is offered for the state of the home. */
export const decideDemoLoan = async (container: Container, { first, second, kind }: Deciding): Promise<void> => {
  const { applicationId, accountId: staffId } = first;
  const { runs, decided } = await loanDecisionOf(container, { applicationId, staffId });
  const stored = await findApplication(container.database.db, applicationId);
  const line = stored?.document.offerChoice?.amount ?? null;
  const instead =
    kind === 'countered' && line !== null
      ? { amount: toDollars(line - LESS), judgment: ['collateral'] as const }
      : { amount: null, judgment: [] };
  const seen = { run: runs[0]?.run ?? 1, seenDecisionId: decided?.id ?? null };
  const asked = { kind, ...seen, ...instead, note: null, otherReason: null, word: null, exception: null };
  const outcome = await recordDecision(container, { staff: first, asked });
  if (outcome.kind === 'recorded') return;
  if (outcome.kind !== 'secondNeeded') throw new Error(`A made-up loan was not ${kind}: ${JSON.stringify(outcome)}`);
  const { proposed } = await loanDecisionOf(container, { applicationId, staffId });
  if (proposed)
    await secondDecision(container, {
      ...{ staff: second, decisionId: proposed.id, answer: 'agree', note: null },
      attested: attestation.options,
    });
};
