import { createHash } from 'node:crypto';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';
import { isApproval } from '#rules/decision/decision-options.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import { missingFacts } from '#rules/facts/fact-rows.ts';
import { agreementBlocks, type FundingBlock, fundingBlocks } from '#rules/funding/decide-funding.ts';
import { paymentList } from '#rules/funding/payment-list.ts';
import { payoffStanding } from '#rules/funding/payoff-standing.ts';
import { minimumDraw } from '#rules/pricing/recording-charges.ts';
import { doOccupancyAnswersDisagree } from '#rules/rescission/occupancy.ts';
import type { Container } from '#server/container.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import type { KeyRing } from '#server/db/key-ring.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasRunningClock } from '#server/db/repos/loan/clocks.ts';
import { decidersOf } from '#server/db/repos/loan/decisions.ts';
import { addFunding, approvalsOf, findFunding, keepApproval } from '#server/db/repos/loan/fundings.ts';
import { lettersInForce } from '#server/db/repos/loan/payoff-letters.ts';
import { lookupHash } from '#server/db/sealed/lookup-hash.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import type { Condition } from '../conditions/reconcile-conditions.ts';
import { disclosuresReceivedOn } from '../documents/disclosures-received.ts';
import { createPayments } from '../payments/create-payments.ts';
import { payoutAccount } from '../payments/payout-account.ts';
import { screenLoan } from '../screening/screen-loan.ts';
import { screeningStateOf } from '../screening/screening-facts.ts';
import { acceptedPolicy, checkAcceptedTerms, findAcceptedOffer, type TermsCheck } from '../shared/accepted-terms.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { loanStanding } from '../shared/loan-standing.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { rescissionOf } from '../shared/rescission-of.ts';
import { valuationStanding } from '../valuations/valuation-standing.ts';
import { issuePayoffLetters } from './issue-payoff-letters.ts';

type Funding = { staff: LoanStaff<'fund'> };

/** The approved payments and account. Another account or amount needs a new approval. */
const hashOf = (ring: KeyRing, plan: readonly unknown[]): Buffer =>
  // Keyed, since the page is told the hash and an account number is quick to try.
  createHash('sha256')
    .update(lookupHash(ring, 'terms', JSON.stringify(plan)))
    .digest();

/** The law of the day counts for a line accepted before it was in the policy. */
const strictestDraw = (policies: readonly Policy[], { property }: StoredApplication['document']): Dollars =>
  toDollars(Math.max(...policies.map((policy) => minimumDraw(policy, property.state))));

type Weighed = { stored: StoredApplication; conditions: readonly Condition[] };

const receivedOn = async (clock: Container['clock'], db: Reader, { id, document }: StoredApplication) => {
  const days = [];
  for (const { person } of peopleOf(document))
    days.push(await disclosuresReceivedOn({ clock }, db, { applicationId: id, person }));
  return days;
};

/** What is unknown does not confirm the line either. */
const isUnsupported = (terms: TermsCheck): boolean =>
  terms.kind === 'noOffer' || terms.kind === 'unsupported' || (terms.kind === 'confirmed' && terms.outcome !== 'pass');

/** Everything funding waits for, as of now; a plain read. */
export const weighFunding = async (
  screener: Pick<Container, 'clock' | 'sanctions' | 'ring'>,
  db: Reader,
  { stored, conditions }: Weighed,
) => {
  const { clock } = screener;
  const asOf = clock.today();
  const { document, id } = stored;
  const accepted = await findAcceptedOffer(db, id);
  const letters = await lettersInForce(db, id);
  const payments = paymentList(document, accepted?.offer ?? null, letters);
  const terms = await checkAcceptedTerms(db, stored);
  const account = await payoutAccount(screener, db, stored);
  const hash = hashOf(screener.ring, [payments, document.disbursement, account, [...letters]]);
  const agreed = (await approvalsOf(db, id)).filter(({ planHash }) => planHash.equals(hash));
  const approvals = agreed.map(({ accountId }) => accountId);
  const rescission = await rescissionOf(db, stored, asOf);
  const { accountOpenedOn } = document.closing;
  const { decided } = await loanStanding(db, stored);
  const valuation = await valuationStanding({ clock }, db, stored);
  const { facts } = decideApplication({ application: document, facts: await outsideFactsOf(db, stored), asOf });
  const blocks = fundingBlocks(
    {
      isApproved: isApproval(decided?.kind ?? null),
      accountOpenedOn,
      rescission,
      conditions,
      approvals,
      payments,
      isAccountMissing: account === null,
      payoffs: (payments?.payments ?? [])
        .filter(({ kind }) => kind === 'payoff')
        .map(({ subject }) => payoffStanding(letters.get(subject) ?? null, asOf)),
      minimumDraw: strictestDraw([getPolicy(asOf), ...(accepted ? [acceptedPolicy(accepted)] : [])], document),
      isFactMissing: missingFacts(facts, 'approval').length > 0,
      haveTermsChanged: terms.kind === 'changed',
      doesOfferFail: terms.kind === 'failing',
      isOfferUnsupported: isUnsupported(terms),
      disclosuresReceivedOn: await receivedOn(clock, db, stored),
      isScoreNoticeOwed: await hasRunningClock(db, { applicationId: id, kind: 'scoreNotice' }),
      isValuationCopyOwed: !valuation.isNoticeSent || !valuation.isCopySent,
      doOccupancyAnswersDisagree: doOccupancyAnswersDisagree(document),
      screening: await screeningStateOf(screener, db, stored),
    },
    asOf,
  );
  const early = agreementBlocks(blocks, conditions);
  return { asOf, stored, payments, account, letters, hash, agreed, rescission, blocks, early };
};

/** Everyone is screened again first, where the list or the payees changed. */
const blocksNow = async (container: Container, tx: Tx, applicationId: string) => {
  const locked = await lockConditions(container, tx, applicationId);
  await screenLoan(container, tx, locked.stored);
  return weighFunding(container, tx, locked);
};

/** `decidedIt`: deciding and funding on one loan takes different people. */
export type AgreeOutcome =
  | { kind: 'agreed' }
  | { kind: 'planChanged' }
  | { kind: 'decidedIt' }
  /** Not approved, not opened, or a condition is open. */
  | { kind: 'tooEarly'; blocks: FundingBlock[] };

/** One of two members of staff approves these payments: those the page showed, if it says which. */
export const agreeToFund = async (
  container: Container,
  { staff: { accountId: staffId, applicationId }, seenPlan }: Funding & { seenPlan?: string },
): Promise<AgreeOutcome> =>
  container.database.transact(async (tx): Promise<AgreeOutcome> => {
    const { hash, stored, early } = await blocksNow(container, tx, applicationId);
    await requireOpenLoan(tx, stored);
    if ((await decidersOf(tx, applicationId)).includes(staffId)) return { kind: 'decidedIt' };
    if (early.length > 0) return { kind: 'tooEarly', blocks: early };
    if (seenPlan !== undefined && seenPlan !== hash.toString('hex')) return { kind: 'planChanged' };
    await keepApproval(tx, { applicationId, accountId: staffId, planHash: hash });
    const body = { planHash: hash.toString('hex') };
    await appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'fundingAgreed', body });
    await saveApplication(tx, stored);
    return { kind: 'agreed' };
  });

export type FundOutcome =
  | { kind: 'released' }
  | { kind: 'releasedBefore' }
  | { kind: 'decidedIt' }
  | { kind: 'blocked'; blocks: FundingBlock[] };

/** The only way to fund: under the application's lock, when the rule finds nothing blocking it, and once. Money leaves from here on. */
export const fundLoan = async (
  container: Container,
  { staff: { accountId: staffId, applicationId } }: Funding,
): Promise<FundOutcome> =>
  container.database.transact(async (tx): Promise<FundOutcome> => {
    const { asOf, stored, payments, account, letters, agreed, blocks } = await blocksNow(container, tx, applicationId);
    if (await findFunding(tx, applicationId)) return { kind: 'releasedBefore' };
    if ((await decidersOf(tx, applicationId)).includes(staffId)) return { kind: 'decidedIt' };
    if (blocks.length > 0 || payments === null) return { kind: 'blocked', blocks };
    const { total } = payments;
    if (!(await addFunding(tx, { applicationId, releasedOn: asOf, totalCents: total })))
      return { kind: 'releasedBefore' };
    const body = { on: asOf, total, payments: payments.payments };
    await appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'fundingReleased', body });
    const names = await namesOf(
      tx,
      agreed.map(({ accountId }) => accountId),
    );
    await createPayments(container, tx, {
      ...{ stored, list: payments, on: asOf, staffId },
      approvals: agreed.map((each) => ({ ...each, name: names.get(each.accountId) ?? '' })),
      destinationOf: ({ kind, subject }) => (kind === 'cash' ? account : (letters.get(subject)?.to ?? null)),
    });
    await issuePayoffLetters(container, tx, stored);
    await saveApplication(tx, stored);
    return { kind: 'released' };
  });
