import type { Day } from '#entities/values/day.ts';
import type { Dollars } from '#entities/values/money.ts';
import { isBusinessDay } from '../calendar/business-days.ts';
import { isFeeHeld } from '../compliance/fee-hold.ts';
import { conditionCode } from '../conditions/condition-catalog.ts';
import type { ConditionRequest, ConditionState } from '../conditions/condition-request.ts';
import { isMet } from '../conditions/condition-state.ts';
import type { Rescission } from '../rescission/rescission.ts';
import type { ScreeningState } from '../screening/screening-standing.ts';
import { isDrawTooSmall, type PaymentList } from './payment-list.ts';
import type { PayoffStanding } from './payoff-standing.ts';

/** In the order they are checked. */
export const fundingBlockList = [
  'notApproved',
  'accountNotOpened',
  'rescissionRunning',
  'cancelled',
  'conditionsOpen',
  'approvalsMissing',
  'nothingToPay',
  'accountMissing',
  'payoffOpen',
  'payoffExpired',
  'overTheLine',
  'drawTooSmall',
  'termsChanged',
  'offerFails',
  'offerUnsupported',
  'factsOpen',
  'feeHeld',
  'scoreNoticeMissing',
  'valuationCopyMissing',
  'occupancyDisagrees',
  'sanctionsOpen',
  'notABankingDay',
] as const;
export type FundingBlock = (typeof fundingBlockList)[number];

export type FundingFacts = {
  /** The latest staff decision is an approval. */
  isApproved: boolean;
  accountOpenedOn: Day | null;
  rescission: Rescission;
  conditions: readonly {
    request: Pick<ConditionRequest, 'code' | 'priorTo'>;
    state: ConditionState;
    isAsked: boolean;
  }[];
  /** Staff members who approved exactly these payments. */
  approvals: readonly string[];
  payments: PaymentList | null;
  /** The whole number of the account the first draw goes to is not on file. */
  isAccountMissing: boolean;
  /** The payoff letter of each debt the line pays off. */
  payoffs: readonly PayoffStanding[];
  /** The smallest advance where the home stands, by the policy of the accepted line. */
  minimumDraw: Dollars;
  /** Credit, value, title, flood determination or income that nobody has established. */
  isFactMissing: boolean;
  /** The stored data now gives other terms than the borrower accepted. */
  haveTermsChanged: boolean;
  /** The accepted line fails on a hard pull made since. */
  doesOfferFail: boolean;
  /** The facts on file no longer give any line, or nothing was accepted. */
  isOfferUnsupported: boolean;
  /** The day each borrower received the early disclosures and the brochure. */
  disclosuresReceivedOn: readonly (Day | null)[];
  /** A credit report was used, and the notice about its score is not on its way to everyone yet. */
  isScoreNoticeOwed: boolean;
  /** On a first lien: the notice or the copy of a valuation is not on its way to everyone yet. */
  isValuationCopyOwed: boolean;
  /** What was said about living in the home contradicts itself. */
  doOccupancyAnswersDisagree: boolean;
  screening: ScreeningState;
};

const STAFF_NEEDED = 2;

/** Every reason funding is blocked today; none means it may proceed. The screens only repeat this. */
export const fundingBlocks = (facts: FundingFacts, asOf: Day): FundingBlock[] => {
  const { isApproved, accountOpenedOn, rescission, conditions, approvals, payments } = facts;
  const takesFee = payments === null || payments.payments.some(({ kind }) => kind === 'fee');
  const blocks: [FundingBlock, boolean][] = [
    ['notApproved', !isApproved],
    ['accountNotOpened', accountOpenedOn === null || accountOpenedOn > asOf],
    ['rescissionRunning', rescission.kind === 'running' || rescission.kind === 'notStarted'],
    ['cancelled', rescission.kind === 'cancelled'],
    ['conditionsOpen', conditions.some(({ isAsked, state }) => isAsked && !isMet(state))],
    ['approvalsMissing', new Set(approvals).size < STAFF_NEEDED],
    ['nothingToPay', payments === null || payments.total === 0],
    ['accountMissing', facts.isAccountMissing && (payments?.payments.some(({ kind }) => kind === 'cash') ?? false)],
    ['payoffOpen', facts.payoffs.includes('missing')],
    ['payoffExpired', facts.payoffs.includes('expired')],
    ['overTheLine', payments !== null && payments.left < 0],
    ['drawTooSmall', payments !== null && isDrawTooSmall(payments, facts.minimumDraw)],
    ['feeHeld', takesFee && isFeeHeld(facts.disclosuresReceivedOn, asOf)],
    ['scoreNoticeMissing', facts.isScoreNoticeOwed],
    ['valuationCopyMissing', facts.isValuationCopyOwed],
    ['termsChanged', facts.haveTermsChanged],
    ['offerFails', facts.doesOfferFail],
    ['offerUnsupported', facts.isOfferUnsupported],
    ['factsOpen', facts.isFactMissing],
    ['occupancyDisagrees', facts.doOccupancyAnswersDisagree],
    ['sanctionsOpen', facts.screening !== 'clear'],
    ['notABankingDay', !isBusinessDay(asOf, 'banking')],
  ];
  return blocks.flatMap(([block, isBlocked]) => (isBlocked ? [block] : []));
};

/** Payments are approved once the loan is: before that, what two people looked at could still change. */
const beforeAgreeing: ReadonlySet<FundingBlock> = new Set([
  'notApproved',
  'accountNotOpened',
  'cancelled',
  'conditionsOpen',
]);

/** Those blocks that also keep staff from approving the payments. The days to cancel run by themselves. */
export const agreementBlocks = (
  blocks: readonly FundingBlock[],
  conditions: FundingFacts['conditions'],
): FundingBlock[] => {
  const isOpen = conditions.some(
    ({ isAsked, state, request }) => isAsked && !isMet(state) && request.code !== conditionCode.rescission,
  );
  return blocks.filter((block) => beforeAgreeing.has(block) && (block !== 'conditionsOpen' || isOpen));
};
