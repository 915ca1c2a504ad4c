import { shell } from '#words/shell.ts';
import { SkeletonLines } from './skeleton-lines.tsx';

/** A page whose content is loading. */
export const LoadingPage = () => (
  <main id="content" className="wrap" inert>
    <SkeletonLines text={shell.loading} />
  </main>
);
