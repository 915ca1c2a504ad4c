import { readKeys } from './process-keys.ts';
import type { Settings } from './settings.ts';
import type { Surroundings } from './vendors/capability.ts';

/** What every vendor's choice is built from; a command observes no requests and has no sandbox. */
export const surroundingsOf = (
  env: Settings,
  own: Partial<Pick<Surroundings, 'observe' | 'sandbox'>> = {},
): Surroundings => ({
  dataDir: env.DATA_DIR,
  secret: readKeys(env).SESSION_SECRET,
  mailSender: env.lender.mailSender,
  publicUrl: env.PUBLIC_URL,
  observe: () => undefined,
  sandbox: null,
  ...own,
});
