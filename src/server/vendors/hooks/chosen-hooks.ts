import type { Surroundings } from '../capability.ts';
import type { ChosenVendors } from '../registry.ts';
import type { Hook } from './hook.ts';
import { hookPath } from './hook-url.ts';

export type ChosenHook = { capability: keyof ChosenVendors; brand: string; hook: Hook };

const isCapability = (name: string, chosen: ChosenVendors): name is keyof ChosenVendors => name in chosen;

/** The vendors that send us webhooks, by the last part of their address. */
export const chosenHooks = (chosen: ChosenVendors, surroundings: Surroundings): ReadonlyMap<string, ChosenHook> =>
  new Map(
    Object.keys(chosen).flatMap((capability) => {
      if (!isCapability(capability, chosen)) return [];
      const { choice: brand, hook } = chosen[capability];
      return hook ? [[hookPath(capability), { capability, brand, hook: hook(surroundings) }] as const] : [];
    }),
  );
