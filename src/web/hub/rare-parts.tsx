import { onDemand } from '#web/ui/on-demand.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { shell } from '#words/shell.ts';

const PLACE = {
  waiting: <SkeletonLines text={shell.loading} />,
  failed: (retry: () => Promise<void>) => <NotLoaded retry={retry} />,
};

/** Once a closing is to be booked. */
export const { Part: BookForm } = onDemand(async () => (await import('./book-form.tsx')).BookForm, PLACE);

/** Where staff corrected an answer. */
export const { Part: CorrectionCards } = onDemand(
  async () => (await import('./correction-cards.tsx')).CorrectionCards,
  PLACE,
);
