import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from '#web/router/navigation.tsx';
import { shell } from '#words/shell.ts';
import { Confirmation } from './account/confirm/confirmation.tsx';
import { ApiProvider, createQueryClient, productCalls, tokens } from './api-client/api.ts';
import { keepTokensFresh } from './api-client/keep-tokens-fresh.ts';
import { ArrivalProvider } from './arrival/arrival.tsx';
import { SessionByPath } from './session/session-provider.tsx';
import { SandboxRibbon } from './ui/pages/sandbox-ribbon.tsx';
import { Toasts } from './ui/toasts/toasts.tsx';

/** Base layout for every scripted page: session, API client, toasts. */
export default function AppLayout() {
  const [queryClient] = useState(createQueryClient);
  const [makeCall] = useState(productCalls);
  useEffect(() => keepTokensFresh(tokens), []);
  return (
    <SessionByPath>
      <QueryClientProvider client={queryClient}>
        <ApiProvider makeCall={makeCall}>
          <a className="skip-link" href="#content">
            {shell.skip}
          </a>
          <SandboxRibbon />
          <ArrivalProvider>
            <Outlet />
          </ArrivalProvider>
          <Confirmation />
          <Toasts />
        </ApiProvider>
      </QueryClientProvider>
    </SessionByPath>
  );
}
