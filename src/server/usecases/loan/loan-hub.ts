import type { Application } from '#entities/application/application.ts';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Person } from '#entities/values/person.ts';
import { loanTracker } from '#rules/closing/loan-tracker.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { paymentList } from '#rules/funding/payment-list.ts';
import type { AcceptedOffer } from '#rules/offer/accepted-offer.ts';
import { highestPayment } from '#rules/offer/offer.ts';
import { paymentSteps } from '#rules/offer/payment-steps.ts';
import type { Container } from '#server/container.ts';
import { submittedAt } from '#server/db/repos/application/events.ts';
import { closingOwnersOf } from '#server/db/repos/loan/closing-owners.ts';
import { findFunding } from '#server/db/repos/loan/fundings.ts';
import { lettersInForce } from '#server/db/repos/loan/payoff-letters.ts';
import { fullName } from '#server/documents/writing-facts.ts';
import { closingChoices } from '../closing/book-closing.ts';
import { closingStandingBy } from '../closing/closing-standing.ts';
import { closingSignatures } from '../closing/prepare-closing.ts';
import { completenessOf } from '../conditions/completeness-of.ts';
import { conditionViewsFor, currentConditions, type LoanSnapshot } from '../conditions/current-conditions.ts';
import { type HardPull, hardPullOf } from '../conditions/hard-pull-of.ts';
import { openCounter } from '../decisions/answer-counter.ts';
import { messagesWith } from '../messages/loan-messages.ts';
import { shownPayments } from '../payments/loan-payments.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { type LoanStanding, loanStanding } from '../shared/loan-standing.ts';
import { rescissionOf } from '../shared/rescission-of.ts';
import type { Writer } from '../shared/writer.ts';
import { loanAssignee } from './loan-assignee.ts';
import { otherApplicant } from './other-applicant.ts';

type Seen = LoanSnapshot & { standing: LoanStanding; reader: Person };

const signingOf = async (container: Container, { standing, reader, ...loan }: Seen): Promise<LoanHub['signing']> => {
  const { db } = container.database;
  const { stored } = loan;
  const signatures = await closingSignatures(db, stored.id);
  const unsigned = peopleIn(stored.document).filter(
    (person) => !signatures.find((each) => each.person === person)?.signedOn,
  );
  return {
    standing: (await closingStandingBy(container, db, { ...loan, decided: standing.decided })).kind,
    isSigned: !unsigned.includes(reader),
    waitsFor: unsigned.filter((person) => person !== reader).map((person) => fullName(stored.document, person)),
  };
};

const decisionOf = async (
  { database: { db }, clock }: Container,
  { stored, standing: { decided, end, lastOn }, reader }: Seen,
): Promise<LoanHub['decision']> => {
  if (
    lastOn !== null &&
    (end === 'closedIncomplete' || end === 'counterLapsed' || (end === 'withdrawn' && decided?.kind !== end))
  )
    return { kind: end, on: lastOn, counter: null };
  if (!decided) return null;
  const counter = await openCounter(db, stored);
  const on = clock.dayOf(decided.decidedAt);
  // An expired counteroffer has already ended the loan above: any other that is no longer open was accepted.
  if (decided.kind === 'countered' && counter === null)
    return { kind: 'counterTaken', on: lastOn ?? on, counter: null };
  // The borrower answers for both.
  return { kind: decided.kind, on, counter: reader === 'borrower' ? (counter?.amount ?? null) : null };
};

/** Says neither what it showed nor what follows from it: that is for the decision to say. */
const hardPullShown = (pull: HardPull): LoanHub['hardPull'] => {
  if (pull.kind === 'notNeeded') return null;
  return { on: 'on' in pull ? pull.on : null };
};

/** Shown from the approval until the line is open; after that the terms and the money lead. */
const approvalOf = (
  decision: LoanHub['decision'],
  { accepted, document }: { accepted: AcceptedOffer | null; document: Application },
): LoanHub['approval'] => {
  const isApproval = decision?.kind === 'approved' || decision?.kind === 'conditionallyApproved';
  if (!isApproval || accepted === null || document.closing.accountOpenedOn !== null) return null;
  const { amount, rate, margin, product, payments, feeAmount } = accepted.offer;
  return {
    people: peopleIn(document).flatMap((person) => document[person]?.firstName ?? []),
    line: amount,
    product,
    rate,
    margin,
    highestRate: product === 'variable' ? accepted.cap : null,
    fee: feeAmount,
    steps: paymentSteps(accepted.offer, accepted),
    highest: highestPayment(payments),
  };
};

type Reader = Pick<Writer, 'applicationId' | 'person'>;

/** The loan's status, open requests, dates and amounts, as this applicant may see them, all of one instant. */
export const loanHubOf = (container: Container, reader: Reader): Promise<LoanHub> =>
  container.database.readAtOnce((db) => readHub({ ...container, database: { ...container.database, db } }, reader));

const readHub = async (container: Container, writer: Reader): Promise<LoanHub> => {
  const { db } = container.database;
  const today = container.clock.today();
  const loan = await currentConditions(container, writer.applicationId);
  const { stored, conditions } = loan;
  const { document } = stored;
  const seen = { ...loan, standing: await loanStanding(db, stored), reader: writer.person };
  const rescission = await rescissionOf(db, stored, today);
  const sent = await submittedAt(db, stored.id);
  const funding = await findFunding(db, stored.id);
  const owners = await closingOwnersOf(db, stored.id);
  const { accountOpenedOn, appointmentOn } = document.closing;
  const facts = {
    status: stored.status,
    isApproved: stored.encompassConditionallyApproved,
    conditions: conditions.map(({ request, state }) => ({ ...request, state })),
    submittedOn: sent && container.clock.dayOf(sent),
    appointmentOn,
    accountOpenedOn,
    rescission,
    fundedOn: funding?.fundedOn ?? null,
  };
  const accepted = await findAcceptedOffer(db, stored.id);
  const plan = paymentList(document, accepted?.offer ?? null, await lettersInForce(db, stored.id));
  const { needed, uploaded } = completenessOf(loan, writer.person);
  const period = 'startedOn' in rescission ? rescission : null;
  const decision = await decisionOf(container, seen);
  return {
    version: stored.version,
    loanNumber: loanNumberText(stored.loanNumber),
    worker: (await loanAssignee(db, stored.id))?.name ?? null,
    today,
    tracker: loanTracker(facts, today),
    conditions: await conditionViewsFor(container, loan, writer.person),
    other: await otherApplicant(container, loan, writer.person),
    documents: { needed, uploaded },
    messages: await messagesWith(container, writer),
    closing: document.closing,
    hardPull: hardPullShown(await hardPullOf(db, stored)),
    signing: await signingOf(container, seen),
    closingChoices: await closingChoices(container, db, stored),
    timeZone: container.words.zoneText(container.clock.timeZone),
    rescission: {
      kind: rescission.kind,
      startedOn: period?.startedOn ?? null,
      lastDayToCancel: period?.lastDayToCancel ?? null,
      fundingDay: 'fundingDay' in rescission ? rescission.fundingDay : null,
      returnMoneyBy: rescission.kind === 'cancelled' ? rescission.returnMoneyBy : null,
    },
    mayWithdraw: writer.person === 'borrower' && seen.standing.end === null && stored.status === 'applicationSubmitted',
    mayCancel:
      (rescission.kind === 'running' || (rescission.kind === 'notStarted' && accountOpenedOn !== null)) &&
      owners.some(({ owner }) => owner === writer.person),
    payments: plan && {
      rows: await shownPayments(db, { applicationId: stored.id, planned: plan.payments }),
      total: plan.total,
      line: plan.line,
      left: plan.left,
      accountLast4: document.disbursement?.accountLast4 ?? null,
    },
    fundedOn: facts.fundedOn,
    decision,
    approval: approvalOf(decision, { accepted, document }),
  };
};
