import type { SandboxBehaviour, Vendor } from '#sandbox/vendor-behavior.ts';
import type { Container } from '#server/container.ts';
import { setSwitch } from '../db/sandbox-switches.ts';

/** From the next question on, the sandbox of a vendor behaves like this. */
export const setSandboxSwitch = (
  { database }: Container,
  row: { vendor: Vendor; behaviour: SandboxBehaviour },
): Promise<void> => setSwitch(database.db, row);
