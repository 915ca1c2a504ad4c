import { useState } from 'react';
import type { PagingState } from './paging.tsx';

/** What is on the page: until a list has come it is another, whose next place is none of this one's. */
type Shown = { data: { next: string | null } | undefined; isPlaceholderData: boolean };

/**
 * Where one is in a list that is read page by page: the places passed on the way, the last of which this page begins at. They are
 * places of that list alone: another one, by Back as well, begins at its own first page.
 */
export const usePaging = (list: string) => {
  const [kept, setKept] = useState<{ list: string; passed: readonly string[] }>({ list, passed: [] });
  const passed = kept.list === list ? kept.passed : [];
  const setPassed = (next: readonly string[]) => setKept({ list, passed: next });
  const page = passed.length + 1;
  const turnTo = ({ data, isPlaceholderData: isWaiting }: Shown): PagingState => {
    const next = data?.next ?? null;
    return {
      page,
      isWaiting,
      onPrevious: page > 1 ? () => setPassed(passed.slice(0, -1)) : null,
      onNext: next === null ? null : () => !isWaiting && setPassed([...passed, next]),
    };
  };
  return { cursor: passed.at(-1) ?? null, page, turnTo };
};
