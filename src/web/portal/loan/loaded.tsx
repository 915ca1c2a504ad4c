import type { ReactNode } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton-lines.tsx';
import { loanDesk as words } from '#words/en/loan-desk/head.ts';

type Asked<Data> = {
  data: Data | undefined;
  isPending: boolean;
  error: { message: string } | null;
  refetch: () => unknown;
};

/** Waits with words, says what went wrong, and shows what came. */
export const Loaded = <Data,>({ of, children }: { of: Asked<Data>; children: (data: Data) => ReactNode }) => {
  if (of.data !== undefined) return children(of.data);
  if (of.isPending) return <SkeletonLines text={words.loading} />;
  return (
    <Notice tone="stop" title={words.failed}>
      {of.error?.message}{' '}
      <button className="link-button" type="button" onClick={() => of.refetch()}>
        {words.retry}
      </button>
    </Notice>
  );
};
