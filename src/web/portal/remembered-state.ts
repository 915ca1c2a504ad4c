import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** What a link that leads back to a list carries. */
export const RETURNING = { isReturning: true } as const;

const isReturning = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isReturning' in state;

/** Whether a page is come back to, by Back or by a link that says so, and not opened again. */
export const useIsReturn = (): boolean => {
  const { state } = useLocation();
  return useNavigationType() === 'POP' || isReturning(state);
};

/**
 * State that a page has again when it is come back to. It is kept in memory alone: what someone looked for names people, and it goes
 * with the page when they sign out.
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
