import type { CreditFile } from '#entities/facts/credit-file.ts';
import type { Person } from '#entities/values/person.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { withCreditFile } from '#funnel/with-credit-file.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { findSecret } from '#server/db/repos/application/secrets.ts';
import { type CreditRequest, creditIdentity } from '#server/vendors/credit-bureau/port.ts';
import type { Subject } from '#server/vendors/port.ts';
import { untoldOfScore } from '../delivery/untold-of-score.ts';
import { startClock } from '../shared/clocks.ts';
import { knownAddress } from '../shared/known-address.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { receiveReport } from './receive-report.ts';

/** A bureau knows the applicant it was queried about, not whether they are the borrower or the coborrower here. */
const asDebtsOf = (file: CreditFile, person: Person): CreditFile => ({
  ...file,
  debts: file.debts.map((debt) => ({ ...debt, debtor: debt.debtor === 'joint' ? debt.debtor : person })),
});

/** Pulls one applicant's credit and merges the reported debts. Scores stay out of the document both applicants read. */
export const pullCredit = async (
  container: Container,
  { applicationId, person, look }: Subject & { look: CreditRequest['look'] },
): Promise<AskOutcome> => {
  const { database, ring, clock, vendorGateway } = container;
  const subject = { applicationId, person };
  const stored = await findApplication(database.db, applicationId);
  const ssn = await findSecret(database.db, { ring, at: { ...subject, kind: 'ssn' } });
  if (!stored || !ssn) return 'notReady';
  const { document } = stored;
  const identity = creditIdentity.safeParse({
    ...applicantPart(document, person),
    ssn,
    address: knownAddress(document),
  });
  if (!identity.success) return 'notReady';

  const kind = person === 'borrower' ? 'singleCredit' : 'singleCreditCoborrower';
  const { answer } = await vendorGateway.creditBureau({
    subject,
    kind,
    request: {
      kind,
      look,
      people: [identity.data],
      asOf: clock.today(),
      stated: { mortgageBalance: document.estimatedMortgageBalance },
    },
    join: async (tx, { key, answer: { kind: outcome, files } }) => {
      await receiveReport(tx, {
        subject,
        report: { key, kind, outcome },
        change: (application) =>
          files[0]?.outcome === 'found' ? withCreditFile(application, asDebtsOf(files[0], person)) : application,
      });
      const now = await findApplication(tx, applicationId);
      if (now && (await untoldOfScore(tx, now)).length > 0)
        await startClock(tx, { applicationId, kind: 'scoreNotice', on: clock.today() });
    },
  });
  return answer.kind;
};
