import type { Person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { reopenReport } from '#server/db/repos/application/reports.ts';
import type { CreditIdentity } from '#server/vendors/credit-bureau/port.ts';
import { addRunFor } from '../decisions/save-run.ts';
import { untoldOfScore } from '../delivery/untold-of-score.ts';
import { startClock } from '../shared/clocks.ts';
import { isLoanOver } from '../shared/loan-standing.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { creditIdentityOf } from './credit-identity-of.ts';
import { receiveReport } from './receive-report.ts';

const kindOf = (people: readonly Person[]) => {
  if (people.length > 1) return 'jointCredit';
  return people[0] === 'coborrower' ? 'singleCreditCoborrower' : 'singleCredit';
};

/**
 * The hard pull under the signed authorization, of one applicant or of both on one report. What was sent stays as it is; the answer is a
 * decision run of its own.
 */
export const pullHardCredit = async (
  container: Container,
  { applicationId, people }: { applicationId: string; people: readonly Person[] },
): Promise<AskOutcome> => {
  const { database, clock, vendorGateway } = container;
  const stored = await findApplication(database.db, applicationId);
  const [person] = people;
  if (!stored || !person) return 'notReady';
  const identities: CreditIdentity[] = [];
  for (const each of people) {
    const identity = await creditIdentityOf(container, stored, each);
    if (identity === null) return 'notReady';
    identities.push(identity);
  }
  const kind = kindOf(people);
  const subject = { applicationId, person };
  // The authorization still stands where no report came of it: a lifted freeze is asked for again.
  await reopenReport(database.db, { applicationId, kind, person });
  const { answer } = await vendorGateway.creditBureau({
    subject,
    kind,
    request: {
      ...{ kind, look: 'hard', people: identities, asOf: clock.today() },
      stated: { mortgageBalance: stored.document.estimatedMortgageBalance },
    },
    join: async (tx, { key, answer: { kind: outcome } }) => {
      await receiveReport(tx, { subject, report: { key, kind, outcome, look: 'hard' } });
      const now = await findApplication(tx, applicationId);
      if (!now) return;
      if (!(await isLoanOver(tx, now))) await addRunFor(container, tx, now);
      if ((await untoldOfScore(tx, now)).length > 0)
        await startClock(tx, { applicationId, kind: 'scoreNotice', on: clock.today() });
    },
  });
  return answer.kind;
};
