import type { inferOutput } from '@trpc/tanstack-react-query';
import { createContext, useContext } from 'react';
import type { useTRPC } from '#web/api-client/api.ts';

export type Me = inferOutput<ReturnType<typeof useTRPC>['portal']['me']>;

export type DeskCounts = inferOutput<ReturnType<typeof useTRPC>['desk']['counts']>;

export type PortalData = {
  me: Me | null;
  /** Whether keys without a modifier are active. */
  hasLetterKeys: boolean;
  /** The list of all shortcuts. */
  showKeys: () => void;
  /** How much the bell has to tell. */
  unread: number;
  /** Refetches this account's counts and settings. */
  refresh: () => void;
};

export const PortalDataContext = createContext<PortalData | null>(null);

export const usePortalData = (): PortalData => {
  const data = useContext(PortalDataContext);
  if (data === null) throw new Error('A staff page stands outside of the portal');
  return data;
};
