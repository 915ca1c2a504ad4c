import type { inferOutput } from '@trpc/tanstack-react-query';
import type { useTRPC } from '#web/api-client/api.ts';
import type { LoanDocument } from '../documents/document-row.tsx';

export type Sheet = inferOutput<ReturnType<typeof useTRPC>['loanReview']['sheet']>;

/** A document in the viewer: one that was sent in, one of ours, which nobody reviews, or one that no longer counts. */
export type Shown = { fileId: string; name: string; document: LoanDocument | null; isInList: boolean };
