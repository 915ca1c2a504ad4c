import { type Capability, choice, fromSandbox, none } from '../capability.ts';
import type { AskedOrVisited } from '../journeys/journey.ts';
import type { IdentityRequest } from './port.ts';
import { stripeHook, stripeIdentity, stripeSettings } from './stripe.ts';

/** Staff review an ID unless the lender uses a vendor. */
export const identity: Capability<AskedOrVisited<IdentityRequest> | null> = {
  port: 'identity',
  setting: 'IDENTITY_CHECK',
  meaning:
    'identity checks; `none` leaves every ID to staff in the portal, and a vendor’s yes accepts the ID while its doubt opens a question',
  usual: { sandbox: 'none', production: 'none' },
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.identity),
    stripe: choice(stripeSettings, stripeIdentity, stripeHook),
  },
};
