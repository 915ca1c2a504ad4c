import { createApiContext } from '#web/api-client/calls/api-context.tsx';
import type { SandboxAppRouter } from '../router.ts';

/** The product's calls plus those of the sandbox. */
export const { ApiProvider: SandboxApiProvider, useApi: useSandboxApi } = createApiContext<SandboxAppRouter>();
