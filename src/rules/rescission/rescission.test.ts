import { describe, expect, it } from 'vitest';
import { dayFromNumber, daysBetween, toDay } from '#entities/values/day.ts';
import { fc } from '#testing/fast-check.ts';
import { isBusinessDay } from '../calendar/business-days.ts';
import { decideRescission, type RescissionFacts, rescissionPeriod } from './rescission.ts';

describe('rescissionPeriod', () => {
  it.each([
    ['2021-07-02', '2021-07-06', '2021-07-07', '2021-07-07'],
    ['2026-06-17', '2026-06-22', '2026-06-23', '2026-06-23'],
    ['2026-07-01', '2026-07-06', '2026-07-07', '2026-07-07'],
    ['2026-11-09', '2026-11-13', '2026-11-14', '2026-11-16'],
    ['2026-11-20', '2026-11-24', '2026-11-25', '2026-11-25'],
    ['2026-11-24', '2026-11-28', '2026-11-29', '2026-11-30'],
    ['2026-12-23', '2026-12-28', '2026-12-29', '2026-12-29'],
    ['2026-12-31', '2027-01-05', '2027-01-06', '2027-01-06'],
    ['2027-01-15', '2027-01-20', '2027-01-21', '2027-01-21'],
  ])('signed %s: cancel until %s, fund from %s, money moves %s', (signed, last, from, banking) => {
    expect(rescissionPeriod(toDay(signed))).toEqual({
      startedOn: signed,
      lastDayToCancel: last,
      mayFundFrom: from,
      fundingDay: banking,
    });
  });

  it('ends on a business day at least three days on, and money waits for a bank', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 30_000 }).map(dayFromNumber), (signed) => {
        const { lastDayToCancel, mayFundFrom, fundingDay } = rescissionPeriod(signed);
        expect(isBusinessDay(lastDayToCancel, 'rescission')).toBe(true);
        expect(daysBetween(signed, lastDayToCancel)).toBeGreaterThanOrEqual(3);
        expect(daysBetween(lastDayToCancel, mayFundFrom)).toBe(1);
        expect(isBusinessDay(fundingDay, 'banking')).toBe(true);
        expect(fundingDay >= mayFundFrom).toBe(true);
      }),
    );
  });
});

const day = (text: string) => toDay(`2026-11-${text}`);
const papers = (on: string) => ({ signedOn: day(on), noticeDeliveredOn: day(on), disclosuresDeliveredOn: day(on) });
const facts: RescissionFacts = {
  mayBePrincipalResidence: true,
  openedOn: day('16'),
  owners: [papers('16')],
  cancellationsSentOn: [],
};

describe('decideRescission', () => {
  it('runs to the end of the last day, then is over', () => {
    expect(decideRescission(facts, day('19'))).toMatchObject({ kind: 'running', lastDayToCancel: '2026-11-19' });
    expect(decideRescission(facts, day('20'))).toMatchObject({ kind: 'over', mayFundFrom: '2026-11-20' });
  });

  it('starts with the last paper of the last owner', () => {
    const late = { ...papers('16'), noticeDeliveredOn: day('18') };
    expect(decideRescission({ ...facts, owners: [papers('16'), late] }, day('18'))).toMatchObject({
      startedOn: '2026-11-18',
      lastDayToCancel: '2026-11-21',
    });
    const early = { ...facts, owners: [papers('12')] };
    expect(decideRescission(early, day('18'))).toMatchObject({ startedOn: '2026-11-16' });
  });

  it.each([
    ['an owner without the notice', { owners: [papers('16'), { ...papers('16'), noticeDeliveredOn: null }] }],
    ['an owner who has not signed', { owners: [{ ...papers('16'), signedOn: null }] }],
    ['an account not open', { openedOn: null }],
    ['no owners on record', { owners: [] }],
  ])('has not started with %s', (_, change) => {
    expect(decideRescission({ ...facts, ...change }, day('30'))).toEqual({ kind: 'notStarted' });
  });

  it('is cancelled by one owner for all when sent by the last day', () => {
    const sent = (on: string) => decideRescission({ ...facts, cancellationsSentOn: [day(on)] }, day('30'));
    expect(sent('19')).toEqual({ kind: 'cancelled', cancelledOn: '2026-11-19', returnMoneyBy: '2026-12-09' });
    expect(sent('20').kind).toBe('over');
  });

  it('takes the earliest cancellation, also before the clock started', () => {
    const early = { ...facts, owners: [], cancellationsSentOn: [day('18'), day('17')] };
    expect(decideRescission(early, day('30'))).toMatchObject({ kind: 'cancelled', cancelledOn: '2026-11-17' });
  });

  it('does not apply to a home no one lives in', () => {
    const saturday = { ...facts, mayBePrincipalResidence: false, openedOn: day('14') };
    expect(decideRescission(saturday, day('14'))).toEqual({ kind: 'notApplicable', fundingDay: '2026-11-16' });
    expect(decideRescission({ ...saturday, openedOn: null }, day('14'))).toMatchObject({ fundingDay: null });
  });
});
