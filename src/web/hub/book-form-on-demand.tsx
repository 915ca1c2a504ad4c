import { onDemand } from '#web/ui/on-demand.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { shell } from '#words/shell.ts';

/** Few loans have a closing to book. */
export const { Part: BookForm } = onDemand(async () => (await import('./book-form.tsx')).BookForm, {
  waiting: <SkeletonLines text={shell.loading} />,
  failed: (retry) => <NotLoaded retry={retry} />,
});
