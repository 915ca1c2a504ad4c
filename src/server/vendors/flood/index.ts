import { type Capability, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import type { FloodRequest } from './port.ts';

export const flood: Capability<Adapter<FloodRequest> | null> = {
  port: 'flood',
  setting: 'FLOOD',
  meaning: 'flood determinations; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: { none, sandbox: fromSandbox((vendors) => vendors.flood) },
};
