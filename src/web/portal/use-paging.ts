import { useLocation } from '#web/router/navigation.tsx';
import type { PagingState } from './paging.tsx';
import { rememberedState } from './remembered-state.ts';

/** The data on the page: the previous page's until the requested one loads. */
type Shown = { data: { next: string | null } | undefined; isPlaceholderData: boolean };

const usePassed = rememberedState<{ list: string; passed: readonly string[] }>();

/**
 * Position in a paged list: the cursors passed so far, the last of which starts this page. Cursors belong to
 * that list only: a different list starts at its own first page.
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
  /** Keeps the previous page while the next one loads; never shows another list's data under this list's name. */
  const turning = {
    meta: { list },
    placeholderData: <Data>(
      before: Data | undefined,
      query: { meta?: Record<string, unknown> | undefined } | undefined,
    ) => (query?.meta?.list === list ? before : undefined),
  };
  return { cursor: passed.at(-1) ?? null, page, key: `${list} ${page}`, turnTo, turning };
};
