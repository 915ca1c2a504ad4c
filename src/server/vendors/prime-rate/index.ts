import { type Capability, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import type { PrimeRequest } from './port.ts';

export const primeRate: Capability<Adapter<PrimeRequest> | null> = {
  port: 'primeRate',
  setting: 'PRIME_RATE',
  meaning: 'the index; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: { none, sandbox: fromSandbox((vendors) => vendors.primeRate) },
};
