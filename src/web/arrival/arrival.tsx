import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { RedirectFacts } from '#funnel/engine/decide-redirect.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { arrivalOf, documentLoad } from './arrival-of.ts';

type Arrival = {
  how: RedirectFacts['arrival'];
  /** The page stands: whatever changes later, its address was not just typed. */
  settle: () => void;
};

const ArrivalContext = createContext<Arrival>({ how: 'inApp', settle: () => undefined });

/** Tells the document's own first page from every page the user moved to inside the app. */
export const ArrivalProvider = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation();
  const [first] = useState(key);
  const [isFirst, setIsFirst] = useState(true);
  // Returning to the first entry later is Back, not a typed address.
  if (isFirst && key !== first) setIsFirst(false);
  const isTyped = isFirst && key === first;
  const settle = useCallback(() => setIsFirst(false), []);
  const arrival = useMemo(() => ({ how: arrivalOf(isTyped ? documentLoad() : null), settle }), [isTyped, settle]);
  return <ArrivalContext value={arrival}>{children}</ArrivalContext>;
};

export const useArrival = (): Arrival => useContext(ArrivalContext);
