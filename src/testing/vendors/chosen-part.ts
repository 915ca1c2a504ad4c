import type { Choice, Surroundings } from '#server/vendors/capability.ts';
import { noOrders } from '#server/vendors/orders/order-keep.ts';
import { keepNothing } from '#server/vendors/published/file-keep.ts';
import type { SandboxVendors } from '#server/vendors/sandbox-vendors.ts';

/** The part that a choice of the registry makes, as the container would make it. */
export const chosenPart = <Part>(
  choice: Choice<Part> | undefined,
  { settings = {}, sandbox }: { settings?: Record<string, string> | undefined; sandbox: Partial<SandboxVendors> },
): Part => {
  const surroundings: Surroundings = {
    ...{ dataDir: '', secret: '', renewal: () => null, mailSender: '', mailLogos: null, lenderName: 'Harbor Lending' },
    ...{ publicUrl: 'https://lender.example', observe: () => undefined, keep: keepNothing, orders: noOrders },
    sandbox: sandbox as SandboxVendors,
  };
  const built = choice?.read(settings);
  if (!built?.success) throw new Error(`The choice takes other settings: ${built?.error.message}`);
  return built.data.make(surroundings);
};
