import { type Capability, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { IncomeRequest } from '../payroll-income/port.ts';
import type { Adapter } from '../port.ts';

export const bankIncome: Capability<Adapter<IncomeRequest> | null> = {
  port: 'bankIncome',
  setting: 'BANK_INCOME',
  meaning:
    'jobs and large deposits from a linked bank account; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: { none, sandbox: fromSandbox((vendors) => vendors.bankIncome) },
};
