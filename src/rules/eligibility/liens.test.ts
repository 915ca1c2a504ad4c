import { describe, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { aMortgage, anApplication } from '../testing/builders.ts';
import { liensThatStay } from './liens.ts';

const $ = toDollars;

describe('liensThatStay', () => {
  const liens = (change: Parameters<typeof anApplication>[0]) => liensThatStay(anApplication(change));
  it.each([
    ['a mortgage', { mortgages: [aMortgage({})] }, 291_400, false],
    [
      'one paid off',
      { mortgages: [aMortgage({}), aMortgage({ id: 'b', balance: $(9), toBePaidOff: true })] },
      291_400,
      false,
    ],
    ['solar', { mortgages: [aMortgage({}), aMortgage({ id: 's', creditor: 'Sunrun' })] }, 291_400, false],
    [
      'an open line at its limit',
      { mortgages: [aMortgage({ type: 'homeEquityLine', balance: $(10), creditLimit: $(50_000) })] },
      50_000,
      false,
    ],
    [
      'an open line with its highest balance',
      { mortgages: [aMortgage({ type: 'homeEquityLine', balance: $(10), hiCredit: $(30_000) })] },
      30_000,
      false,
    ],
    [
      'an open line over its limit',
      { mortgages: [aMortgage({ type: 'homeEquityLine', balance: $(60_000), creditLimit: $(50_000) })] },
      60_000,
      false,
    ],
    ['an open line without a limit', { mortgages: [aMortgage({ type: 'homeEquityLine', balance: $(10) })] }, 10, false],
    [
      'a mortgage that does not say what is owed',
      { mortgages: [aMortgage({ balance: $(0), isAmountUnknown: true })] },
      null,
      false,
    ],
    [
      'one of which the applicant said what is owed',
      { mortgages: [aMortgage({ balance: $(90_000), isAmountUnknown: true })] },
      90_000,
      false,
    ],
    [
      'an open line whose limit nobody said',
      { mortgages: [aMortgage({ type: 'homeEquityLine', balance: $(10), isAmountUnknown: true })] },
      null,
      false,
    ],
    ['a mortgage’s original amount', { mortgages: [aMortgage({ hiCredit: $(500_000) })] }, 291_400, false],
    ['none, looked through', { areMortgagesReviewed: true, estimatedMortgageBalance: $(5) }, 0, false],
    ['none, not looked through', { estimatedMortgageBalance: $(250_000) }, 250_000, true],
    ['nothing known', {}, null, true],
  ] as [string, Parameters<typeof anApplication>[0], number | null, boolean][])(
    '%s',
    (_, change, total, isEstimate) => {
      expect(liens(change)).toEqual({ total, isEstimate });
    },
  );
});
