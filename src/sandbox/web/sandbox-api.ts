import { createTRPCContext } from '@trpc/tanstack-react-query';
import type { SandboxAppRouter } from '../router.ts';

/** The product's client plus the sandbox-only calls. */
export const { TRPCProvider: SandboxApiProvider, useTRPC: useSandboxApi } = createTRPCContext<SandboxAppRouter>();
