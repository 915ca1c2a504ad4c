import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { sandboxAppRouter } from '#sandbox/router.ts';

export type Procedure = { path: string; type: string; inputs: readonly unknown[] };

/** Every call of the product. Streams never end by themselves; the sandbox's own calls move its clock, and do not exist in production. */
export const procedures = (): Procedure[] =>
  Object.entries((sandboxAppRouter as unknown as AnyRouter)._def.procedures as Record<string, AnyProcedure>)
    .map(([path, { _def }]) => ({
      path,
      type: _def.type,
      inputs: 'inputs' in _def && Array.isArray(_def.inputs) ? _def.inputs : [],
    }))
    .filter(({ path, type }) => type !== 'subscription' && !path.startsWith('sandbox.'));
