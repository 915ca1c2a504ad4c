import { z } from 'zod';
import { type Capability, choice, fromSandbox, sandboxOrNone } from '../capability.ts';
import { fileList, sanctionsFileSettings } from './file-list.ts';
import type { SanctionsSource } from './port.ts';

export const sanctions: Capability<SanctionsSource> = {
  port: 'sanctions',
  setting: 'SANCTIONS',
  meaning: 'the list that everyone is screened against; with `none` nothing is approved or funded',
  usual: sandboxOrNone,
  choices: {
    none: choice(z.object({}), () => async () => ({ kind: 'unknown', problem: 'notConfigured' })),
    sandbox: fromSandbox((vendors) => vendors.sanctions),
    file: choice(sanctionsFileSettings, ({ SANCTIONS_DIR }) => fileList(SANCTIONS_DIR)),
  },
};
