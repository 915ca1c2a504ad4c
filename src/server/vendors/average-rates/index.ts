import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Capability, choice } from '../capability.ts';
import { ffiecRates, ffiecSettings } from './ffiec.ts';
import type { AverageRates } from './port.ts';
import { rateTables, tableFileSettings } from './table-files.ts';

const MADE_UP = fileURLToPath(new URL('../../../../policy/apor', import.meta.url));

export const averageRates: Capability<AverageRates> = {
  port: 'averageRates',
  setting: 'AVERAGE_RATES',
  meaning:
    'average prime offer rates for the rate spread; `ffiec` fetches the tables, `files` reads tables you fetch, the sandbox’s are made up; with `none` a rate spread is missing',
  usual: { sandbox: 'sandbox', production: 'ffiec' },
  choices: {
    none: choice(z.object({}), () => ({ tables: async () => null, refresh: null })),
    sandbox: choice(z.object({}), () => rateTables(MADE_UP)),
    files: choice(tableFileSettings, ({ AVERAGE_RATES_DIR }) => rateTables(AVERAGE_RATES_DIR)),
    ffiec: choice(ffiecSettings, (own, surroundings) => ffiecRates(own, surroundings)),
  },
};
