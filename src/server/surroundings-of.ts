import { readKeys } from './process-keys.ts';
import type { Settings } from './settings.ts';
import type { Surroundings } from './vendors/capability.ts';
import { noOrders } from './vendors/orders/order-keep.ts';
import { keepNothing } from './vendors/published/file-keep.ts';

/** What every vendor's choice is built from; a command keeps and observes nothing, and has no sandbox. */
export const surroundingsOf = (
  env: Settings,
  own: Partial<Pick<Surroundings, 'observe' | 'keep' | 'orders' | 'sandbox'>> = {},
): Surroundings => ({
  dataDir: env.DATA_DIR,
  secret: readKeys(env).SESSION_SECRET,
  renewal: (setting) => env.renewals.get(setting) ?? null,
  mailSender: env.lender.mailSender,
  mailLogos: env.lender.mailLogos,
  lenderName: env.lender.displayName,
  publicUrl: env.PUBLIC_URL,
  observe: () => undefined,
  keep: keepNothing,
  orders: noOrders,
  sandbox: null,
  ...own,
});
