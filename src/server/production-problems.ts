import { unencryptedServices } from './unencrypted-services.ts';
import type { Problem, Source } from './vendors/capability.ts';

const NEEDED = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SESSION_SECRET',
  'ENCRYPTION_KEYS',
  'PAPER_SEAL_P12',
  'PAPER_SEAL_PASSPHRASE',
] as const;

/** Settings production requires, besides its vendors. */
export const productionProblems = (source: Source): Problem[] => [
  ...NEEDED.filter((setting) => !(setting in source)).map((setting) => ({
    setting,
    problem: 'is needed when HEARTHLINE_MODE is production',
  })),
  ...(source.PUBLIC_URL?.startsWith('https://')
    ? []
    : [{ setting: 'PUBLIC_URL', problem: 'must be https in production' }]),
  ...(source.RATE_LIMITS === 'off' ? [{ setting: 'RATE_LIMITS', problem: 'cannot be off in production' }] : []),
  ...unencryptedServices(source),
];
