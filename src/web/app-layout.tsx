import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import './ui/mantine.css';
import { shell } from '#words/en/shell.ts';
import { createApiClient, createQueryClient, TRPCProvider, tokens } from './api-client/api.ts';
import { SessionByPath } from './api-client/session-by-path.tsx';
import { SandboxRibbon } from './ui/sandbox-ribbon.tsx';
import { theme } from './ui/theme.ts';

const TOAST_MILLISECONDS = 6000;

/** What every page with a script stands on: theme, session, calls, toasts. */
export default function AppLayout() {
  const [queryClient] = useState(createQueryClient);
  const [apiClient] = useState(createApiClient);
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
            <Notifications
              position="bottom-left"
              limit={3}
              autoClose={TOAST_MILLISECONDS}
              classNames={{ root: 'toasts' }}
            />
          </TRPCProvider>
        </QueryClientProvider>
      </SessionByPath>
    </MantineProvider>
  );
}
