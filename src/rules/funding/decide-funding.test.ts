import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toCents, toDollars } from '#entities/values/money.ts';
import { decideRescission } from '../rescission/rescission.ts';
import { type FundingFacts, fundingBlocks } from './decide-funding.ts';

const signed = toDay('2026-11-24');
const owner = { signedOn: signed, noticeDeliveredOn: signed, disclosuresDeliveredOn: signed };
const rescissionOn = (asOf: string, cancellationsSentOn: ReturnType<typeof toDay>[] = []) =>
  decideRescission(
    { mayBePrincipalResidence: true, openedOn: signed, owners: [owner], cancellationsSentOn },
    toDay(asOf),
  );

const ready = (asOf: string): FundingFacts => ({
  isApproved: true,
  accountOpenedOn: signed,
  rescission: rescissionOn(asOf),
  conditions: [{ request: { code: 607, priorTo: 'funding' }, state: 'accepted', isAsked: true }],
  approvals: ['a', 'b'],
  payments: { payments: [], total: toCents(100), line: toCents(1000), left: toCents(900) },
  isAccountMissing: false,
  payoffs: ['good'],
  minimumDraw: toDollars(1),
  haveTermsChanged: false,
  doesOfferFail: false,
  isOfferUnsupported: false,
  isFactMissing: false,
  disclosuresReceivedOn: [toDay('2026-11-02')],
  isScoreNoticeOwed: false,
  isValuationCopyOwed: false,
  doOccupancyAnswersDisagree: false,
  screening: 'clear',
});
const withFee = {
  payments: [{ kind: 'fee' as const, subject: 'fee', payee: null, amount: toCents(100) }],
  ...{ total: toCents(100), line: toCents(1000), left: toCents(900) },
};
const withCash = {
  ...withFee,
  payments: [{ kind: 'cash' as const, subject: 'firstDraw', payee: 'Dana', amount: toCents(100) }],
};
const blocksOn = (asOf: string, change: Partial<FundingFacts> = {}) =>
  fundingBlocks({ ...ready(asOf), ...change }, toDay(asOf));

describe('the money', () => {
  it('does not move on facts that nobody has established', () => {
    expect(blocksOn('2026-12-01', { isFactMissing: true })).toEqual(['factsOpen']);
  });

  it('moves on the first banking day after the days to cancel', () => {
    expect(blocksOn('2026-11-28')).toContain('rescissionRunning');
    expect(blocksOn('2026-11-29')).toEqual(['notABankingDay']);
    expect(blocksOn('2026-11-30')).toEqual([]);
  });

  it.each<[string, Partial<FundingFacts>]>([
    ['notApproved', { isApproved: false }],
    ['accountNotOpened', { accountOpenedOn: null }],
    ['accountNotOpened', { accountOpenedOn: toDay('2026-12-01') }],
    ['rescissionRunning', { rescission: { kind: 'notStarted' } }],
    ['cancelled', { rescission: rescissionOn('2026-11-30', [toDay('2026-11-28')]) }],
    ['approvalsMissing', { approvals: ['a', 'a'] }],
    ['approvalsMissing', { approvals: [] }],
    ['nothingToPay', { payments: null }],
    ['nothingToPay', { payments: { payments: [], total: toCents(0), line: toCents(1000), left: toCents(1000) } }],
    ['termsChanged', { haveTermsChanged: true }],
    ['offerFails', { doesOfferFail: true }],
    ['offerUnsupported', { isOfferUnsupported: true }],
    ['accountMissing', { isAccountMissing: true, payments: withCash }],
    ['payoffOpen', { payoffs: ['good', 'missing'] }],
    ['payoffExpired', { payoffs: ['expired'] }],
    ['drawTooSmall', { minimumDraw: toDollars(500) }],
    ['feeHeld', { payments: withFee, disclosuresReceivedOn: [toDay('2026-11-25')] }],
    ['feeHeld', { payments: withFee, disclosuresReceivedOn: [toDay('2026-11-02'), null] }],
    ['scoreNoticeMissing', { isScoreNoticeOwed: true }],
    ['valuationCopyMissing', { isValuationCopyOwed: true }],
    ['occupancyDisagrees', { doOccupancyAnswersDisagree: true }],
    ['sanctionsOpen', { screening: 'open' }],
    ['sanctionsOpen', { screening: 'unknown' }],
    ['sanctionsOpen', { screening: 'stopped' }],
    ['overTheLine', { payments: { payments: [], total: toCents(1001), line: toCents(1000), left: toCents(-1) } }],
    [
      'conditionsOpen',
      { conditions: [{ request: { code: 607, priorTo: 'funding' }, state: 'received', isAsked: true }] },
    ],
    [
      'conditionsOpen',
      { conditions: [{ request: { code: 100, priorTo: 'docs' }, state: 'requested', isAsked: true }] },
    ],
    [
      'conditionsOpen',
      {
        conditions: [
          { request: { code: 607, priorTo: 'funding' }, state: 'accepted', isAsked: true },
          { request: { code: 412, priorTo: 'funding' }, state: 'requested', isAsked: true },
        ],
      },
    ],
  ])('stays: %s', (block, change) => {
    expect(blocksOn('2026-11-30', change)).toEqual([block]);
  });

  it('may be the whole line, on the very day the account is opened where nobody can cancel', () => {
    const payments = { payments: [], total: toCents(1000), line: toCents(1000), left: toCents(0) };
    const rescission = decideRescission(
      { mayBePrincipalResidence: false, openedOn: signed, owners: [], cancellationsSentOn: [] },
      signed,
    );
    expect(blocksOn(signed, { payments, rescission })).toEqual([]);
  });

  it('is not held up by what is no longer asked, or by what was waived', () => {
    const conditions: FundingFacts['conditions'] = [
      { request: { code: 309, priorTo: 'docs' }, state: 'requested', isAsked: false },
      { request: { code: 303, priorTo: 'docs' }, state: 'waived', isAsked: true },
    ];
    expect(blocksOn('2026-11-30', { conditions })).toEqual([]);
  });
});
