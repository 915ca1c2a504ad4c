import type { inferInput, inferOutput } from '@trpc/tanstack-react-query';
import type { useTRPC } from '#web/api-client/api.ts';

type StaffApi = ReturnType<typeof useTRPC>['staff'];

export type StaffUser = inferOutput<StaffApi['list']>[number];
export type Offices = inferOutput<StaffApi['places']>;
export type NewGrant = inferInput<StaffApi['grant']>['grant'];
