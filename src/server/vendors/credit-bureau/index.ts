import { type Capability, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import type { CreditRequest } from './port.ts';

export const creditBureau: Capability<Adapter<CreditRequest> | null> = {
  port: 'creditBureau',
  setting: 'CREDIT_BUREAU',
  meaning: 'credit files, soft and hard; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: { none, sandbox: fromSandbox((vendors) => vendors.creditBureau) },
};
