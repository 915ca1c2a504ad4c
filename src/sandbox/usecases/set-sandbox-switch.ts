import type { SandboxBehaviour, Vendor } from '#sandbox/vendor-behavior.ts';
import type { Container } from '#server/container.ts';
import { setSwitch } from '../db/sandbox-switches.ts';

/** Sets a vendor sandbox's behavior from the next request on. */
export const setSandboxSwitch = (
  { database }: Container,
  row: { vendor: Vendor; behaviour: SandboxBehaviour },
): Promise<void> => setSwitch(database.db, row);
