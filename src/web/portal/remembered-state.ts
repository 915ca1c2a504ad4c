import { useEffect, useState } from 'react';
import { useArrival, useLocation } from '#web/router/navigation.tsx';

/** State carried by a link back to a list. */
export const RETURNING = { isReturning: true } as const;

const isReturning = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isReturning' in state;

/** Whether the user returned to a page, by Back or by a link marked as such, rather than opening it fresh. */
export const useIsReturn = (): boolean => {
  const { state } = useLocation();
  return useArrival() === 'POP' || isReturning(state);
};

/**
 * State restored when the user returns to a page. It is kept in memory only: searches contain applicants' names, and it is gone
 * when the user signs out.
 */
export const rememberedState = <Value>() => {
  const kept = new Map<string, Value>();
  return function useRemembered(place: string, first: Value) {
    const isReturn = useIsReturn();
    const [value, setValue] = useState<Value>(() => (isReturn ? kept.get(place) : undefined) ?? first);
    useEffect(() => {
      kept.set(place, value);
    }, [place, value]);
    return [value, setValue] as const;
  };
};
