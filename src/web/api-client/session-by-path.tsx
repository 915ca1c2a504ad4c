import { SessionProvider } from 'next-auth/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { sessionBasePaths, sessionKindOf } from '#entities/contract/session.ts';

/** Two kinds of session live side by side; which one a page uses is decided by its address alone. */
export const SessionByPath = ({ children }: { children: ReactNode }) => {
  const kind = sessionKindOf(useLocation().pathname);
  return (
    <SessionProvider key={kind} basePath={sessionBasePaths[kind]} refetchOnWindowFocus>
      {children}
    </SessionProvider>
  );
};
