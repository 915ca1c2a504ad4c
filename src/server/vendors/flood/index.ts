import { type Capability, choice, firstLook, fromSandbox, none } from '../capability.ts';
import type { Adapter } from '../port.ts';
import { femaFlood, femaSettings } from './fema.ts';
import type { FloodRequest } from './port.ts';

export const flood: Capability<Adapter<FloodRequest> | null> = {
  port: 'flood',
  setting: 'FLOOD',
  meaning:
    'flood zones; `fema` looks at FEMA’s map first and leaves the federal form to staff; `none` asks nobody and leaves all of it to them',
  usual: { sandbox: 'sandbox', production: 'fema' },
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.flood),
    fema: firstLook(choice(femaSettings, femaFlood)),
  },
};
