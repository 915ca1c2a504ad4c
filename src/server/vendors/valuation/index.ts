import { type Capability, choice, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import { attomValuation, attomValuationSettings } from './attom.ts';
import { houseCanarySettings, houseCanaryValuation } from './house-canary.ts';
import { type ValuationRequest, valuationModels } from './port.ts';

const bothSettings = houseCanarySettings.extend(attomValuationSettings.shape);

export const valuation: Capability<Adapter<ValuationRequest> | null> = {
  port: 'valuation',
  setting: 'VALUATION',
  meaning:
    'home values, model by model in the order of the policy; `houseCanary`, `attom` or `houseCanaryAndAttom`; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.valuation),
    houseCanary: choice(houseCanarySettings, houseCanaryValuation),
    attom: choice(attomValuationSettings, attomValuation),
    houseCanaryAndAttom: choice(bothSettings, (own, surroundings) => {
      const [first, second] = [houseCanaryValuation(own, surroundings), attomValuation(own, surroundings)];
      return (request, sending) => (valuationModels.attom.includes(request.model) ? second : first)(request, sending);
    }),
  },
};
