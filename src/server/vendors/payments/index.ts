import { z } from 'zod';
import { type Capability, choice, fromSandbox, sandboxOrNone } from '../capability.ts';
import { nachaFiles } from './nacha-files.ts';
import { nachaSettings, originatorOf } from './nacha-settings.ts';
import type { PaymentPort } from './port.ts';

export const payments: Capability<PaymentPort> = {
  port: 'payments',
  setting: 'PAYMENTS',
  meaning:
    'how money leaves; with `none` staff pay at their bank and record it, with `nacha` they hand the bank a file',
  usual: sandboxOrNone,
  choices: {
    none: choice(z.object({}), () => ({ kind: 'hand' })),
    sandbox: fromSandbox((vendors) => ({ kind: 'api', service: vendors.payments })),
    nacha: choice(nachaSettings, (own) => ({ kind: 'file', files: nachaFiles(originatorOf(own)) })),
  },
};
