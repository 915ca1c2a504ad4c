import { describe, expect, it } from 'vitest';
import { addDays, dayFromNumber, toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { fc } from '#testing/fast-check.ts';
import { exampleApplication } from '../testing/worked-example.ts';
import { copyReceivedOn, lienStanding, opensAfterCopies, opensIfSent } from './valuation-copies.ts';

const { mortgages } = exampleApplication();
const paidOff = mortgages.map((mortgage) => ({ ...mortgage, toBePaidOff: true }));

describe('the line on the home', () => {
  it.each([
    ['is a junior lien beside a mortgage', { mortgages, areMortgagesReviewed: true }, 'junior'],
    ['is the first lien where the mortgage is paid off', { mortgages: paidOff, areMortgagesReviewed: true }, 'first'],
    ['is the first lien where there is no mortgage', { mortgages: [], areMortgagesReviewed: true }, 'first'],
    ['is the first lien by an estimate of nothing', { estimatedMortgageBalance: toDollars(0) }, 'first'],
    ['is a junior lien by an estimate', { estimatedMortgageBalance: toDollars(1) }, 'junior'],
    ['is unknown while nothing was said', {}, 'unknown'],
  ])('%s', (_, facts, standing) => {
    const none = { mortgages: [], areMortgagesReviewed: null, estimatedMortgageBalance: null };
    expect(lienStanding({ ...none, ...facts })).toBe(standing);
  });
});

const monday = toDay('2026-11-16');

describe('a copy', () => {
  it.each([
    ['sent and not opened', null, '2026-11-19'],
    ['opened the same day', '2026-11-16', '2026-11-16'],
    ['opened two days later', '2026-11-18', '2026-11-18'],
    ['opened after it counts as received', '2026-12-01', '2026-11-19'],
    ['opened, by a clock that went back', '2026-11-02', '2026-11-16'],
  ])('%s counts as received', (_, openedOn, received) => {
    expect(copyReceivedOn({ sentOn: monday, openedOn: openedOn === null ? null : toDay(openedOn) })).toBe(received);
  });
});

describe('the account', () => {
  const days = (...all: (string | null)[]) => all.map((on) => (on === null ? null : toDay(on)));
  it.each([
    ['opens three business days after the copy', days('2026-11-16'), null, '2026-11-19'],
    ['counts neither weekend nor Thanksgiving', days('2026-11-20'), null, '2026-11-25'],
    ['waits for the last of two people', days('2026-11-16', '2026-11-19'), null, '2026-11-24'],
    ['does not open while one copy is not sent', days('2026-11-16', null), null, null],
    ['opens with a waiver as soon as the copy is there', days('2026-11-19'), '2026-11-12', '2026-11-19'],
    ['needs a waiver three business days before', days('2026-11-19'), '2026-11-18', '2026-11-23'],
    ['gains nothing by a late waiver', days('2026-11-16'), '2026-11-18', '2026-11-19'],
    ['does not open on a waiver alone', days(null), '2026-11-01', null],
  ])('%s', (_, receivedOn, waivedOn, opens) => {
    expect(opensAfterCopies({ receivedOn, waivedOn: waivedOn === null ? null : toDay(waivedOn) })).toBe(opens);
  });

  it('never opens before a copy is received, and a waiver never delays it', () => {
    const anyDay = fc.integer({ min: 20_000, max: 25_000 }).map(dayFromNumber);
    fc.assert(
      fc.property(anyDay, fc.nat(20), (on, ago) => {
        const opens = opensAfterCopies({ receivedOn: [on], waivedOn: addDays(on, -ago) });
        const regular = opensAfterCopies({ receivedOn: [on], waivedOn: null });
        if (opens === null || regular === null) throw new Error('there is a copy');
        expect(opens >= on && opens <= regular).toBe(true);
        expect(opensIfSent(on) > on).toBe(true);
      }),
    );
  });
});
