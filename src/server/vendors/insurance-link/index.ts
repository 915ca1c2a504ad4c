import { type Capability, choice, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { AskedOrVisited } from '../journeys/journey.ts';
import { canopyHook, canopyInsurance, canopySettings } from './canopy.ts';
import type { InsuranceRequest } from './port.ts';

export const insuranceLink: Capability<AskedOrVisited<InsuranceRequest> | null> = {
  port: 'insuranceLink',
  setting: 'INSURANCE_LINK',
  meaning: 'home insurance; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.insuranceLink),
    canopy: choice(
      canopySettings,
      (own, { observe, publicUrl }) =>
        canopyInsurance(own, { observe, pageUrl: `${publicUrl}/api/visits/insuranceLink` }),
      canopyHook,
    ),
  },
};
