import { SessionProvider } from 'next-auth/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { sessionBasePaths, sessionKindOf } from '#entities/contract/session.ts';

/** Two kinds of session coexist; the path alone decides which one a page uses. */
export const SessionByPath = ({ children }: { children: ReactNode }) => {
  const kind = sessionKindOf(useLocation().pathname);
  return (
    <SessionProvider key={kind} basePath={sessionBasePaths[kind]} refetchOnWindowFocus>
      {children}
    </SessionProvider>
  );
};
