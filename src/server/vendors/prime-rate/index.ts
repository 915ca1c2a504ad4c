import { z } from 'zod';
import { type Capability, choice } from '../capability.ts';
import type { PrimeRate } from './port.ts';
import { fredSeries, fredSettings, h15Series, h15Settings } from './published-series.ts';

export const primeRate: Capability<PrimeRate> = {
  port: 'primeRate',
  setting: 'PRIME_RATE',
  meaning:
    'the published Prime Rate, which suggests a new index date; `fred` and `h15` are two addresses of the same series. With `none` the policy manager enters changes without a suggestion',
  usual: { sandbox: 'none', production: 'fred' },
  choices: {
    none: choice(z.object({}), () => ({ changes: async () => null, refresh: null })),
    fred: choice(fredSettings, fredSeries),
    h15: choice(h15Settings, h15Series),
  },
};
