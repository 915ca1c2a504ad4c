import { useLocation } from 'react-router';
import type { PagingState } from './paging.tsx';
import { rememberedState } from './remembered-state.ts';

/** What is on the page: until the page turned to has come it is the one before. */
type Shown = { data: { next: string | null } | undefined; isPlaceholderData: boolean };

const usePassed = rememberedState<{ list: string; passed: readonly string[] }>();

/**
 * Where one is in a list that is read page by page: the places passed on the way, the last of which this page begins at. They are
 * places of that list alone: another one begins at its own first page.
 */
export const usePaging = (list: string) => {
  const [kept, setKept] = usePassed(useLocation().pathname, { list, passed: [] });
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
  /** While a page is turned the one before stays; of another list nothing is shown under the name of this one. */
  const turning = {
    meta: { list },
    placeholderData: <Data>(
      before: Data | undefined,
      query: { meta?: Record<string, unknown> | undefined } | undefined,
    ) => (query?.meta?.list === list ? before : undefined),
  };
  return { cursor: passed.at(-1) ?? null, page, turnTo, turning };
};
