import type { Day } from '#entities/values/day.ts';
import { isBusinessDay } from '../calendar/business-days.ts';
import type { ConditionRequest, ConditionState } from '../conditions/condition-request.ts';
import { isMet } from '../conditions/condition-state.ts';
import type { Rescission } from '../rescission/rescission.ts';
import type { PaymentList } from './payment-list.ts';

/** In the order they are looked at. */
export const fundingBlockList = [
  'notApproved',
  'accountNotOpened',
  'rescissionRunning',
  'cancelled',
  'conditionsOpen',
  'approvalsMissing',
  'nothingToPay',
  'overTheLine',
  'termsChanged',
  'notABankingDay',
] as const;
export type FundingBlock = (typeof fundingBlockList)[number];

export type FundingFacts = {
  /** The last word of staff on the application is a yes. */
  isApproved: boolean;
  accountOpenedOn: Day | null;
  rescission: Rescission;
  conditions: readonly {
    request: Pick<ConditionRequest, 'code' | 'priorTo'>;
    state: ConditionState;
    isAsked: boolean;
  }[];
  /** Members of staff who agreed to exactly these payments. */
  approvals: readonly string[];
  payments: PaymentList | null;
  /** What is stored now gives other terms than the person accepted. */
  haveTermsChanged: boolean;
};

const STAFF_NEEDED = 2;

/** Every reason why the money may not move today; none means that it may. The screens only repeat this. */
export const fundingBlocks = (facts: FundingFacts, asOf: Day): FundingBlock[] => {
  const { isApproved, accountOpenedOn, rescission, conditions, approvals, payments, haveTermsChanged } = facts;
  const blocks: [FundingBlock, boolean][] = [
    ['notApproved', !isApproved],
    ['accountNotOpened', accountOpenedOn === null || accountOpenedOn > asOf],
    ['rescissionRunning', rescission.kind === 'running' || rescission.kind === 'notStarted'],
    ['cancelled', rescission.kind === 'cancelled'],
    ['conditionsOpen', conditions.some(({ isAsked, state }) => isAsked && !isMet(state))],
    ['approvalsMissing', new Set(approvals).size < STAFF_NEEDED],
    ['nothingToPay', payments === null || payments.total === 0],
    ['overTheLine', payments !== null && payments.left < 0],
    ['termsChanged', haveTermsChanged],
    ['notABankingDay', !isBusinessDay(asOf, 'banking')],
  ];
  return blocks.flatMap(([block, isBlocked]) => (isBlocked ? [block] : []));
};
