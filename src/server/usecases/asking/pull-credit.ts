import type { Application } from '#entities/application/application.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import { withEnteredDebts } from '#funnel/with-entered-debts.ts';
import { asDebtsOf, withCreditFile } from '#rules/debts/with-credit-file.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import type { Subject } from '#server/vendors/port.ts';
import { untoldOfScore } from '../delivery/untold-of-score.ts';
import { startClock } from '../shared/clocks.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { creditIdentityOf } from './credit-identity-of.ts';
import { receiveReport } from './receive-report.ts';

/** Where the bureaus were away, the applicant listed the debts by hand: one that stands in both is one debt, at the reported figures. */
const withLateFile = (application: Application, file: CreditFile): Application => {
  const byHand = withEnteredDebts(application, file.debts, ({ addedByUser }) => addedByUser);
  return withCreditFile(byHand.application, { ...file, debts: byHand.debts });
};

/** Pulls one applicant's credit softly and merges the reported debts. Scores stay out of the document both applicants read. */
export const pullCredit = async (container: Container, { applicationId, person }: Subject): Promise<AskOutcome> => {
  const { database, clock, vendorGateway } = container;
  const subject = { applicationId, person };
  const stored = await findApplication(database.db, applicationId);
  const identity = stored && (await creditIdentityOf(container, stored, person));
  if (!stored || !identity) return 'notReady';
  const { document } = stored;

  const kind = person === 'borrower' ? 'singleCredit' : 'singleCreditCoborrower';
  const { answer } = await vendorGateway.creditBureau({
    subject,
    kind,
    request: {
      kind,
      look: 'soft',
      people: [identity],
      asOf: clock.today(),
      stated: { mortgageBalance: document.estimatedMortgageBalance },
    },
    join: async (tx, { key, answer: { kind: outcome, files } }) => {
      await receiveReport(tx, {
        subject,
        report: { key, kind, outcome },
        change: (application) =>
          files[0]?.outcome === 'found' ? withLateFile(application, asDebtsOf(files[0], person)) : application,
      });
      const now = await findApplication(tx, applicationId);
      if (now && (await untoldOfScore(tx, now)).length > 0)
        await startClock(tx, { applicationId, kind: 'scoreNotice', on: clock.today() });
    },
  });
  return answer.kind;
};
