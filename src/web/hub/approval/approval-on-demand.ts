import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { bringAll, onDemand } from '#web/ui/on-demand.tsx';

const parts = () => import('./approval-parts.ts');

/** Most visits to a hub come before the approval. */
export const hero = onDemand(async () => (await parts()).ApprovalHero);
export const details = onDemand(async () => (await parts()).ApprovalDetails);

/** Null once they are here. */
export const bring = (): Promise<unknown> | null => bringAll([hero, details]);

/** A hub comes with its approval, which stands above all else. */
export const bringFor = (hub: LoanHub | undefined): Promise<unknown> | null => (hub?.approval ? bring() : null);
