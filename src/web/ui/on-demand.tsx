import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { reloadPage } from '#web/router/reload-page.ts';
import { shell } from '#words/shell.ts';
import { goOnTrying } from './pages/last-try.ts';
import { NotLoaded } from './pages/not-loaded.tsx';
import { SkeletonLines } from './pages/skeleton-lines.tsx';

type Place = {
  /** Stands where the part will be. */
  waiting: ReactNode;
  /** The code did not come. */
  failed: (retry: () => Promise<void>) => ReactNode;
};

const usualPlace: Place = {
  waiting: <SkeletonLines text={shell.loading} />,
  failed: (retry) => <NotLoaded retry={retry} />,
};

/** A part of a page whose code comes when it is needed. Its place is never empty: it waits, or says that nothing comes and how to go on. */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: Place = usualPlace,
) => {
  let loaded: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  const fetched = async (): Promise<void> => {
    try {
      loaded = await load();
    } finally {
      coming = null;
    }
  };
  /** Null once it is here. Asked for once: a second import of the same file would not wait for its styles. */
  const bring = (): Promise<void> | null => {
    if (loaded === null) coming ??= fetched();
    return coming;
  };
  const Part = (props: Props) => {
    const [{ Shown }, show] = useState({ Shown: loaded });
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (Shown !== null) return;
      let isGone = false;
      const end = (then: () => void) => () => {
        if (!isGone) then();
      };
      // What stands beside it is painted first.
      const timer = setTimeout(() => {
        Promise.resolve(bring()).then(
          end(() => show({ Shown: loaded })),
          end(() => {
            setHasFailed(true);
            goOnTrying(reloadPage);
          }),
        );
      });
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [Shown]);
    if (Shown !== null) return <Shown {...props} />;
    return hasFailed ? place.failed(reloadPage) : place.waiting;
  };
  return { Part, bring, isHere: () => loaded !== null };
};

/** What a page waits for. */
export type Coming = { bring: () => Promise<void> | null; isHere: () => boolean };

/** Null once all of them are here. */
export const bringAll = (parts: readonly Coming[]): Promise<unknown> | null => {
  const coming = parts.map(({ bring }) => bring());
  return coming.some(Boolean) ? Promise.all(coming) : null;
};
