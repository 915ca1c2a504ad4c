import { createTRPCContext } from '@trpc/tanstack-react-query';
import type { SandboxAppRouter } from '../router.ts';

/** The product's client with the calls that only a sandbox answers. */
export const { TRPCProvider: SandboxApiProvider, useTRPC: useSandboxApi } = createTRPCContext<SandboxAppRouter>();
