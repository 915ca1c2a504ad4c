import { z } from 'zod';
import { type Capability, choice } from '../capability.ts';
import type { PrimeRate } from './port.ts';
import { fredSeries, fredSettings, h15Series, h15Settings } from './published-series.ts';

export const primeRate: Capability<PrimeRate> = {
  port: 'primeRate',
  setting: 'PRIME_RATE',
  meaning:
    'the published Prime Rate, fetched and kept; a change waits on the page Index for two people to release it; `fred` and `h15` are two addresses of the same series',
  usual: { sandbox: 'none', production: 'fred' },
  choices: {
    none: choice(z.object({}), () => ({ changes: async () => null, refresh: null })),
    fred: choice(fredSettings, fredSeries),
    h15: choice(h15Settings, h15Series),
  },
};
