import { type Capability, choice, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import { mismoBureau, mismoBureauSettings } from './mismo.ts';
import type { CreditRequest } from './port.ts';

export const creditBureau: Capability<Adapter<CreditRequest> | null> = {
  port: 'creditBureau',
  setting: 'CREDIT_BUREAU',
  meaning:
    'credit files, soft and hard; `mismo` orders from a gateway over MISMO 3.4; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.creditBureau),
    mismo: choice(mismoBureauSettings, mismoBureau),
  },
};
