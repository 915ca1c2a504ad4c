import type { SandboxBehaviour, Vendor } from '#entities/contract/sandbox.ts';
import type { Container } from '../container.ts';
import { setSwitch } from '../db/repos/sandbox-switches.ts';

/** From the next question on, the sandbox of a vendor behaves like this. */
export const setSandboxSwitch = (
  { database }: Container,
  row: { vendor: Vendor; behaviour: SandboxBehaviour },
): Promise<void> => setSwitch(database.db, row);
