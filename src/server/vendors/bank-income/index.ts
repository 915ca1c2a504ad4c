import { type Capability, choice, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import { hookUrl } from '../hooks/hook-url.ts';
import type { AskedOrVisited } from '../journeys/journey.ts';
import type { IncomeRequest } from '../payroll-income/port.ts';
import { plaidHook, plaidIncome, plaidSettings } from './plaid.ts';

export const bankIncome: Capability<AskedOrVisited<IncomeRequest> | null> = {
  port: 'bankIncome',
  setting: 'BANK_INCOME',
  meaning:
    'jobs and large deposits from a linked bank account; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.bankIncome),
    plaid: choice(
      plaidSettings,
      (own, { observe, publicUrl, lenderName }) =>
        plaidIncome(own, { observe, hookUrl: hookUrl(publicUrl, 'bankIncome'), lender: lenderName }),
      plaidHook,
    ),
  },
};
