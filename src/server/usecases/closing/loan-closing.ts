import { z } from 'zod';
import { closing, closingStandingKind } from '#entities/application/closing.ts';
import { loanHub } from '#entities/contract/loan-hub.ts';
import { closingChoices as bookable } from '#entities/facts/closing-slot.ts';
import { day } from '#entities/values/day.ts';
import { closingDuty, closingWaits } from '#rules/closing/closing-waits.ts';
import { verificationStep } from '#rules/conditions/lender-verification.ts';
import { fundingBlockList } from '#rules/funding/decide-funding.ts';
import { ownersOf } from '#rules/rescission/owners-of.ts';
import type { Container } from '#server/container.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { hasRunningClock } from '#server/db/repos/loan/clocks.ts';
import { closingOwnersOf } from '#server/db/repos/loan/closing-owners.ts';
import { findFunding } from '#server/db/repos/loan/fundings.ts';
import { currentConditions } from '../conditions/current-conditions.ts';
import { closingPapersOf } from '../delivery/closing-papers.ts';
import { loanPayment, loanPaymentsOf, shownPayments } from '../payments/loan-payments.ts';
import { loanPayoff, loanPayoffsOf } from '../payments/loan-payoffs.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { valuationStanding } from '../valuations/valuation-standing.ts';
import { closingChoices } from './book-closing.ts';
import { closingDesk, closingDeskOf } from './closing-desk.ts';
import { closingStanding } from './closing-standing.ts';
import { weighFunding } from './fund-loan.ts';
import { militaryOf } from './military-of.ts';
import { acknowledgmentsOf } from './value-acknowledgments.ts';

const ownerState = z.object({
  owner: z.string(),
  name: z.string(),
  isBorrowing: z.boolean(),
  signedOn: day.nullable(),
  noticeDeliveredOn: day.nullable(),
  disclosuresDeliveredOn: day.nullable(),
  cancelledOn: day.nullable(),
  /** Asked for paper instead of electronic records. */
  isPaperWanted: z.boolean(),
  /** Whether the owner signs the acknowledgment of value at closing besides the borrowers, and the day of it. */
  acknowledgment: z.object({ signedOn: day.nullable() }).nullable(),
});

export const loanClosing = closingDesk.extend({
  closing,
  standing: closingStandingKind,
  choices: bookable,
  owners: z.array(ownerState),
  rescission: loanHub.shape.rescission,
  /** Every funding requirement, met or not. */
  checklist: z.array(z.object({ rule: z.enum(fundingBlockList), isMet: z.boolean() })),
  openCodes: z.array(z.int()),
  /** Papers the law wants received before closing, and the first day each allows it; null while it is not with everyone. */
  waits: z.array(z.object({ duty: z.enum(closingDuty), from: day.nullable() })),
  payments: loanHub.shape.payments,
  /** The payments and account an approval covers. */
  plan: z.string(),
  /** Not yet to be approved: the loan, the account or a condition comes first. */
  isTooEarly: z.boolean(),
  approvals: z.array(z.object({ name: z.string(), at: z.date(), isMine: z.boolean() })),
  /** Whether each borrower is on active duty, as staff found. */
  military: z.array(
    z.object({
      name: z.string(),
      found: z.object({ step: verificationStep, on: day, by: z.string(), hasCertificate: z.boolean() }).nullable(),
    }),
  ),
  /** Payments were released: money may be on its way. */
  releasedOn: day.nullable(),
  paid: z.array(loanPayment),
  payoffs: z.array(loanPayoff),
  fundedOn: day.nullable(),
  /** A canceled line whose money is not recorded as returned yet. */
  isMoneyOwed: z.boolean(),
  /** The copies of valuations of a first lien. */
  valuation: z.object({
    lien: z.enum(['first', 'junior', 'unknown']),
    isNoticeSent: z.boolean(),
    isCopySent: z.boolean(),
    waivedOn: day.nullable(),
    opensFrom: day.nullable(),
  }),
});
export type LoanClosing = z.infer<typeof loanClosing>;

/** Appointment, opening, each owner's right to cancel, and the funding checklist. */
export const loanClosingOf = async (
  container: Container,
  { applicationId, staffId }: { applicationId: string; staffId: string },
): Promise<LoanClosing> => {
  const { db } = container.database;
  const { stored, conditions } = await currentConditions(container, applicationId);
  const { document } = stored;
  const { payments, hash, agreed, rescission, blocks, early } = await weighFunding(container, db, {
    stored,
    conditions,
  });
  const { title } = await outsideFactsOf(db, stored);
  const rows = await closingOwnersOf(db, applicationId);
  const names = await namesOf(
    db,
    agreed.map(({ accountId }) => accountId),
  );
  const signing = await acknowledgmentsOf(db, { stored, on: container.clock.today() });
  const period = 'startedOn' in rescission ? rescission : null;
  const funding = await findFunding(db, applicationId);
  const choices = await closingChoices(container, db, stored);
  const paid = await loanPaymentsOf(db, { applicationId, staffId });
  const shown = payments && {
    rows: await shownPayments(db, { applicationId, planned: payments.payments }),
    total: payments.total,
    line: payments.line,
    left: payments.left,
    accountLast4: document.disbursement?.accountLast4 ?? null,
  };
  return {
    ...(await closingDeskOf(container, db, { applicationId, days: choices.days, payments: shown, paid })),
    closing: document.closing,
    standing: (await closingStanding(container, db, stored)).kind,
    choices,
    owners: ownersOf(document, title).map(({ owner, name }) => {
      const row = rows.find((each) => each.owner === owner);
      return {
        owner,
        name,
        isBorrowing: owner === 'borrower' || owner === 'coborrower',
        signedOn: row?.signedOn ?? null,
        noticeDeliveredOn: row?.noticeDeliveredOn ?? null,
        disclosuresDeliveredOn: row?.disclosuresDeliveredOn ?? null,
        cancelledOn: row?.cancelledOn ?? null,
        isPaperWanted: (row?.paperWantedAt ?? null) !== null,
        acknowledgment: signing.find((each) => each.owner.owner === owner) ?? null,
      };
    }),
    rescission: {
      kind: rescission.kind,
      startedOn: period?.startedOn ?? null,
      lastDayToCancel: period?.lastDayToCancel ?? null,
      fundingDay: 'fundingDay' in rescission ? rescission.fundingDay : null,
      returnMoneyBy: rescission.kind === 'cancelled' ? rescission.returnMoneyBy : null,
    },
    isTooEarly: early.length > 0,
    checklist: fundingBlockList.map((rule) => ({ rule, isMet: !blocks.includes(rule) })),
    openCodes: [
      ...new Set(
        conditions.filter(({ state }) => state !== 'accepted' && state !== 'waived').map(({ request }) => request.code),
      ),
    ],
    waits: closingWaits(await closingPapersOf(container, db, stored)),
    payments: shown,
    plan: hash.toString('hex'),
    approvals: agreed.map(({ accountId, agreedAt }) => ({
      name: names.get(accountId) ?? '',
      at: agreedAt,
      isMine: accountId === staffId,
    })),
    military: await militaryOf(db, stored),
    releasedOn: funding?.releasedOn ?? null,
    payoffs: await loanPayoffsOf(db, { id: applicationId, document, asOf: container.clock.today(), staffId }),
    paid,
    fundedOn: funding?.fundedOn ?? null,
    valuation: await valuationStanding(container, db, stored),
    isMoneyOwed: await hasRunningClock(db, { applicationId, kind: 'moneyBack' }),
  };
};
