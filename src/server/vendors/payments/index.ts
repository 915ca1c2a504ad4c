import { z } from 'zod';
import { type Capability, choice, fromSandbox, sandboxOrNone } from '../capability.ts';
import { modernTreasury, modernTreasuryHook, modernTreasurySettings } from './modern-treasury.ts';
import { nachaFiles } from './nacha-files.ts';
import { nachaSettings, originatorOf } from './nacha-settings.ts';
import type { PaymentPort } from './port.ts';

export const payments: Capability<PaymentPort> = {
  port: 'payments',
  setting: 'PAYMENTS',
  meaning:
    'how money leaves; with `none` staff pay at their bank and record it, with `nacha` they hand the bank a file, and `modernTreasury` sends each payment through the lender’s own bank',
  usual: sandboxOrNone,
  choices: {
    none: choice(z.object({}), () => ({ kind: 'hand' })),
    sandbox: fromSandbox((vendors) => ({ kind: 'api', service: vendors.payments })),
    modernTreasury: choice(
      modernTreasurySettings,
      (own, surroundings) => ({ kind: 'api', service: modernTreasury(own, surroundings) }),
      modernTreasuryHook,
    ),
    nacha: choice(nachaSettings, (own) => ({ kind: 'file', files: nachaFiles(originatorOf(own)) })),
  },
};
