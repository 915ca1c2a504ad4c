import { Notice } from '#web/ui/notice.tsx';
import { portal } from '#words/portal/portal.ts';

export type Failed = { error: { message: string } | null; refetch: () => unknown };

/** A failed load, the reason, and a retry button. */
export const NotLoaded = ({ of }: { of: Failed }) => (
  <Notice tone="stop" title={portal.notLoaded}>
    {of.error?.message}{' '}
    <button className="link-button" type="button" onClick={() => of.refetch()}>
      {portal.retry}
    </button>
  </Notice>
);
