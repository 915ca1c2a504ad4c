import { type Capability, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import type { LoanSystemRequest } from './port.ts';

export const loanSystem: Capability<Adapter<LoanSystemRequest> | null> = {
  port: 'loanSystem',
  setting: 'LOAN_SYSTEM',
  meaning: 'the lender’s loan system; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: { none, sandbox: fromSandbox((vendors) => vendors.loanSystem) },
};
