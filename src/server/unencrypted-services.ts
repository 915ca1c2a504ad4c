import type { Problem, Source } from './vendors/capability.ts';
import { isLoopback } from './vendors/http/is-loopback.ts';

type Protocol = { isEncrypted: (address: URL) => boolean; instead: string };
const postgres: Protocol = {
  isEncrypted: ({ searchParams }) => searchParams.get('sslmode') === 'verify-full',
  instead: 'add ?sslmode=verify-full',
};
/** The protocols without encryption of their own, and what makes a connection by them encrypted all the same. */
const UNENCRYPTED: Record<string, Protocol> = {
  'http:': { isEncrypted: () => false, instead: 'use https' },
  'smtp:': {
    isEncrypted: ({ searchParams }) => searchParams.get('requireTLS') === 'true',
    instead: 'use smtps, or add ?requireTLS=true',
  },
  'tcp:': { isEncrypted: () => false, instead: 'reach the scanner on this machine' },
  'postgres:': postgres,
  'postgresql:': postgres,
};

/** A database's socket folder stands in its query, with no host before it. */
const isOnThisMachine = ({ hostname }: URL): boolean => hostname === '' || isLoopback(hostname);

/**
 * Services on other machines that would be spoken to in clear. A lender whose network encrypts by itself (a service
 * mesh, a private link) names them in `UNENCRYPTED_SERVICES`.
 */
export const unencryptedServices = (source: Source): Problem[] => {
  const accepted = new Set(source.UNENCRYPTED_SERVICES?.split(','));
  return Object.entries(source).flatMap(([setting, value]) => {
    if (!setting.endsWith('_URL') || accepted.has(setting) || !value || !URL.canParse(value)) return [];
    const address = new URL(value);
    const plain = UNENCRYPTED[address.protocol];
    if (setting === 'PUBLIC_URL' || !plain || isOnThisMachine(address) || plain.isEncrypted(address)) return [];
    return [
      {
        setting,
        problem: `would be reached without encryption: ${plain.instead}, or name ${setting} in UNENCRYPTED_SERVICES where the network itself encrypts`,
      },
    ];
  });
};
