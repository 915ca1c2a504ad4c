import type { MakeCall } from './calls/api-context.tsx';
import { CallError } from './calls/call-error.ts';

const needsProof = (error: unknown): boolean =>
  error instanceof CallError && error.data?.reason === 'confirmationRequired';

/** A call refused for want of a fresh proof asks the user for it, and is made once more. */
export const confirmed =
  (make: MakeCall, ask: (path: string) => Promise<boolean>): MakeCall =>
  async (call) => {
    try {
      return await make(call);
    } catch (error) {
      if (needsProof(error) && (await ask(call.path))) return make(call);
      throw error;
    }
  };
