import type { inferOutput } from '@trpc/tanstack-react-query';
import type { useTRPC } from '#web/api-client/api.ts';

export type LoanDecision = inferOutput<ReturnType<typeof useTRPC>['loanFile']['decision']>;
export type LoanRun = LoanDecision['runs'][number];
export type DecisionKind = LoanDecision['options'][number]['kind'];
