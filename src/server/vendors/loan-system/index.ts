import { type Capability, choice, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import { mismoLoanSystem, mismoLoanSystemSettings } from './mismo.ts';
import type { LoanSystemRequest } from './port.ts';

export const loanSystem: Capability<Adapter<LoanSystemRequest> | null> = {
  port: 'loanSystem',
  setting: 'LOAN_SYSTEM',
  meaning:
    'the lender’s loan system; `mismo` sends each decision as a MISMO 3.4 file in a signed webhook; `none` tells nobody',
  usual: sandboxOrNone,
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.loanSystem),
    mismo: choice(mismoLoanSystemSettings, mismoLoanSystem),
  },
};
