import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import './ui/mantine.css';
import { shell } from '#words/shell.ts';
import { createApiClient, createQueryClient, TRPCProvider, tokens } from './api-client/api.ts';
import { SessionByPath } from './api-client/session-by-path.tsx';
import { SandboxRibbon } from './ui/pages/sandbox-ribbon.tsx';
import { theme } from './ui/theme.ts';
import { useIsLive } from './ui/use-is-live.ts';

/** Nothing is said in the first second: the code for it can come after the page. */
const Toasts = lazy(() => import('./ui/toasts/toasts.tsx'));

/** What every page with a script stands on: theme, session, calls, toasts. */
export default function AppLayout() {
  const [queryClient] = useState(createQueryClient);
  const [apiClient] = useState(createApiClient);
  const isLive = useIsLive();
  useEffect(() => tokens.prepare(), []);
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <SessionByPath>
        <QueryClientProvider client={queryClient}>
          <TRPCProvider trpcClient={apiClient} queryClient={queryClient}>
            <a className="skip-link" href="#content">
              {shell.skip}
            </a>
            <SandboxRibbon />
            <Outlet />
            {isLive && (
              <Suspense>
                <Toasts />
              </Suspense>
            )}
          </TRPCProvider>
        </QueryClientProvider>
      </SessionByPath>
    </MantineProvider>
  );
}
