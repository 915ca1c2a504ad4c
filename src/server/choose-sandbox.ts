import type { Db } from './db/connect.ts';
import type { SandboxPart } from './sandbox-part.ts';
import type { Settings } from './settings.ts';

/** The only access to `src/sandbox`: production never loads a line of it. */
export const chooseSandbox = async (settings: Settings, db: Db): Promise<SandboxPart | null> => {
  if (!settings.isSandbox) return null;
  const { openSandbox } = await import('#sandbox/open-sandbox.ts');
  return openSandbox(settings, db);
};
