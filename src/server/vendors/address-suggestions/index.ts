import type { StreetRequest } from '#entities/contract/calls/suggested-address.ts';
import { type Capability, choice, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import { smartySettings, smartyStreets } from './smarty.ts';

export const addressSuggestions: Capability<Adapter<StreetRequest> | null> = {
  port: 'addressSuggestions',
  setting: 'ADDRESS_SUGGESTIONS',
  meaning:
    'who completes a home’s address while it is typed; what is typed so far is sent there, without a name; `none` asks nobody, and people type all of it',
  usual: sandboxOrNone,
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.addressSuggestions),
    smarty: choice(smartySettings, smartyStreets),
  },
};
