import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import {
  creditDecisionDays,
  decisionClock,
  earlyDisclosureClock,
  type LoanClock,
  nextDueOf,
} from './pipeline-clocks.ts';

const clock = (kind: string, startedOn: string, met: { on: string; by: string } | null = null): LoanClock => ({
  kind,
  startedOn: toDay(startedOn),
  dueOn: toDay(startedOn.replace('2026-10', '2026-11')),
  metOn: met && toDay(met.on),
  metBy: met?.by ?? null,
});
const decided = (startedOn: string, on: string, by = 'decided') => clock('creditDecision', startedOn, { on, by });

describe('the next deadline', () => {
  it('is the first one still running', () => {
    expect(nextDueOf([])).toBeNull();
    expect(nextDueOf([decided('2026-10-01', '2026-10-02')])).toBeNull();
    expect(
      nextDueOf([
        clock('creditDecision', '2026-10-09'),
        clock('moneyBack', '2026-10-05'),
        decided('2026-10-01', '2026-10-02'),
      ]),
    ).toBe('2026-11-05');
  });
});

describe('the clock shown', () => {
  const running = clock('creditDecision', '2026-10-05');
  const sooner = clock('incompleteNotice', '2026-10-02');
  const other = clock('moneyBack', '2026-10-01');
  const met = decided('2026-10-01', '2026-10-03');
  const metLater = clock('counterOffer', '2026-10-03', { on: '2026-10-08', by: 'accepted' });

  it.each([
    ['none without one', [other], null],
    ['a running one before a met one', [met, running], running],
    ['the first due of those running', [running, sooner], sooner],
    ['the last met when none runs', [met, metLater], metLater],
  ])('is %s', (_, clocks, expected) => {
    expect(decisionClock(clocks)).toEqual(expected);
    expect(decisionClock(clocks.toReversed())).toEqual(expected);
  });

  it('for early disclosures is the one running, or the last met', () => {
    const first = clock('earlyDisclosures', '2026-10-01', { on: '2026-10-02', by: 'sent' });
    const second = clock('earlyDisclosures', '2026-10-07', { on: '2026-10-09', by: 'sent' });
    expect(earlyDisclosureClock([running])).toBeNull();
    expect(earlyDisclosureClock([first, second])).toEqual(second);
    const again = clock('earlyDisclosures', '2026-10-12');
    expect(earlyDisclosureClock([first, again, second])).toEqual(again);
  });
});

describe('the days of a credit decision', () => {
  it.each([
    ['nothing before completion', [clock('incompleteNotice', '2026-10-01')], null, null],
    ['complete and not decided', [clock('creditDecision', '2026-10-02')], '2026-10-02', null],
    ['decided', [decided('2026-10-02', '2026-10-06')], '2026-10-02', '2026-10-06'],
    ['declined by a notice', [decided('2026-10-02', '2026-10-06', 'noticeSent')], '2026-10-02', '2026-10-06'],
    ['withdrawn', [decided('2026-10-02', '2026-10-06', 'withdrawn')], '2026-10-02', null],
    ['a notice of what is missing', [decided('2026-10-02', '2026-10-06', 'missingNamed')], '2026-10-02', null],
    ['open again', [decided('2026-10-02', '2026-10-06'), clock('creditDecision', '2026-10-08')], '2026-10-08', null],
  ])('%s', (_, clocks, completedOn, decidedOn) => {
    expect(creditDecisionDays(clocks)).toEqual({ completedOn, decidedOn });
  });
});
