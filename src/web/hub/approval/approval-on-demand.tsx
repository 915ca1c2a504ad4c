import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { allOf, onDemand } from '#web/ui/on-demand.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { shell } from '#words/shell.ts';

const place = {
  waiting: <SkeletonLines text={shell.loading} />,
  failed: (retry: () => Promise<void>) => <NotLoaded retry={retry} />,
};
const parts = () => import('./approval-parts.ts');

/** Most visits to a hub come before the approval. */
export const hero = onDemand(async () => (await parts()).ApprovalHero, place);
export const details = onDemand(async () => (await parts()).ApprovalDetails, place);

/** Null once they are here. */
export const bring = (): Promise<unknown> | null => allOf([hero.bring(), details.bring()]);

/** A hub comes with its approval, which stands above all else. */
export const bringFor = (hub: LoanHub | undefined): Promise<unknown> | null => (hub?.approval ? bring() : null);
