import { z } from 'zod';
import { type Capability, choice, fromSandbox } from '../capability.ts';
import { fileList, sanctionsFileSettings } from './file-list.ts';
import type { Sanctions, SanctionsSource } from './port.ts';
import { treasuryList, treasurySettings } from './treasury-list.ts';

const notFetched = (list: SanctionsSource): Sanctions => ({ list, refresh: null });

export const sanctions: Capability<Sanctions> = {
  port: 'sanctions',
  setting: 'SANCTIONS',
  meaning:
    'the list that everyone is screened against; `treasury` fetches it, `file` reads files you fetch; with `none` nothing is approved or funded',
  usual: { sandbox: 'sandbox', production: 'treasury' },
  choices: {
    none: choice(z.object({}), () => notFetched(async () => ({ kind: 'unknown', problem: 'notConfigured' }))),
    sandbox: fromSandbox((vendors) => notFetched(vendors.sanctions)),
    file: choice(sanctionsFileSettings, ({ SANCTIONS_DIR }) => notFetched(fileList(SANCTIONS_DIR))),
    treasury: choice(treasurySettings, (own, surroundings) => treasuryList(own, surroundings)),
  },
};
