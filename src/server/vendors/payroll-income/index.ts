import { type Capability, choice, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { AskedOrVisited } from '../journeys/journey.ts';
import { argyleHook, argylePayroll, argyleSettings } from './argyle.ts';
import type { IncomeRequest } from './port.ts';

export const payrollIncome: Capability<AskedOrVisited<IncomeRequest> | null> = {
  port: 'payrollIncome',
  setting: 'PAYROLL_INCOME',
  meaning: 'jobs and pay from payroll; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.payrollIncome),
    argyle: choice(
      argyleSettings,
      (own, { observe, publicUrl }) =>
        argylePayroll(own, { observe, pageUrl: `${publicUrl}/api/visits/payrollIncome` }),
      argyleHook,
    ),
  },
};
