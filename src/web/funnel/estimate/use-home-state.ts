import { useState } from 'react';
import { type UsState, usState } from '#entities/values/us-state.ts';
import { offeredStates } from '#policy/offered-states.ts';
import { policyToday } from './lender-day.ts';

const KEPT = 'home-state';

const keptState = (): UsState | null => usState.safeParse(window.sessionStorage.getItem(KEPT)).data ?? null;

export type HomeState = {
  state: UsState | null;
  /** Null while the state is not known. */
  isServed: boolean | null;
  /** Null once the application says it. */
  choose: ((state: UsState | null) => void) | null;
};

/** The state of the home, from the application or chosen beside the estimate; kept in this tab until the ZIP code says it. */
export const useHomeState = (stored: UsState | null): HomeState => {
  const [chosen, setChosen] = useState<UsState | null>(() => (typeof window === 'undefined' ? null : keptState()));
  const state = stored ?? chosen;
  const choose = (next: UsState | null) => {
    window.sessionStorage.setItem(KEPT, next ?? '');
    setChosen(next);
  };
  return {
    state,
    isServed: state === null ? null : offeredStates(policyToday()).includes(state),
    choose: stored === null ? choose : null,
  };
};
