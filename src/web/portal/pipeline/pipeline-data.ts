import type { inferOutput } from '@trpc/tanstack-react-query';
import type { useTRPC } from '#web/api-client/api.ts';

type Calls = ReturnType<typeof useTRPC>['pipeline'];
export type Overview = inferOutput<Calls['overview']>;
export type Colleague = inferOutput<Calls['colleagues']>[number];
