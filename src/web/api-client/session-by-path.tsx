import { SessionProvider } from 'next-auth/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { sessionBasePaths, sessionKindOf } from '#entities/contract/session.ts';

/** Stamped on the document by the server; read before React takes the document over. */
const pollSeconds = typeof document === 'undefined' ? 0 : Number(document.documentElement.dataset.sessionPoll ?? 0);

/** Two kinds of session coexist; the path alone decides which one a page uses. */
export const SessionByPath = ({ children }: { children: ReactNode }) => {
  const kind = sessionKindOf(useLocation().pathname);
  return (
    <SessionProvider key={kind} basePath={sessionBasePaths[kind]} refetchOnWindowFocus refetchInterval={pollSeconds}>
      {children}
    </SessionProvider>
  );
};
