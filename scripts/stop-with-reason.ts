import { SettingError } from '../src/server/settings.ts';
import { StartError } from '../src/server/start-error.ts';

/** Ends a command: what its user can act on is one line, anything else comes with its stack. */
export const stopWithReason = (error: unknown): never => {
  const isPlain = error instanceof SettingError || error instanceof StartError;
  console.error(isPlain ? `hearthline: ${error.message}` : error);
  process.exit(1);
};
